import Foundation
import ObjectStore
@_spi(Collage) import PortablePredicates

/// A fetch without the type of its results.
struct FetchPlan {
    let entity: NSEntityDescription
    var predicate: NSPredicate?
    var sorts: [NSSortDescriptor]
    var limit: Int
    var offset: Int
    var includesSubentities: Bool
    var includesPendingChanges: Bool

    init<Result>(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext) throws {
        let found = request.entityName.flatMap { context.model?.entitiesByName[$0] } ?? request.entity
        guard let found else {
            throw CocoaError.coreData(
                .managedObjectReferentialIntegrity,
                "A fetch request must have an entity. There's none named '\(request.entityName ?? "")'.")
        }
        entity = found
        predicate = request.predicate
        sorts = request.sortDescriptors ?? []
        limit = request.fetchLimit
        offset = request.fetchOffset
        includesSubentities = request.includesSubentities
        includesPendingChanges = request.includesPendingChanges
    }

    /// Returns whether an object is of the entity that is fetched.
    func includes(_ object: NSManagedObject) -> Bool {
        includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
    }

    /// The query without its order and its limits, and without the condition if it has no SQL.
    var query: StoreQuery {
        var query = StoreQuery(entity: entity.name ?? "")
        query.includesSubentities = includesSubentities
        query.limit = limit > 0 ? limit : nil
        query.offset = offset
        return query
    }

    /// The order as the store has it; `nil` if a part compares in another way.
    var storeSorts: [StoreQuery.Sort]? {
        var result: [StoreQuery.Sort] = []
        for sort in sorts {
            guard let keys = sort.keys(of: entity) else { return nil }
            let attribute = keys.count == 1 ? entity.attributesByName[keys[0]] : nil
            if attribute?.attributeType == .transformableAttributeType || attribute?.isTransient == true { return nil }
            result.append(
                StoreQuery.Sort(
                    keys: keys, isAscending: sort.ascending, isLocalized: attribute?.isLocalized ?? false))
        }
        return result
    }

    /// Returns objects in the order of the sort descriptors.
    func ordered(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        if sorts.isEmpty { return objects }
        let orders = sorts.map { SortOrder($0, of: entity) }
        return objects.enumerated().sorted { left, right in
            for order in orders {
                switch order.compare(left.element, right.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return left.offset < right.offset
        }.map(\.element)
    }

    func limited(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        let rest = objects.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}

extension NSSortDescriptor {
    /// The keys that the sort descriptor compares; `nil` if it compares in a way that only it knows.
    func keys(of entity: NSEntityDescription) -> [String]? {
        if let key { return key.split(separator: ".").map(String.init) }
        let recorder = KeyRecorder()
        let probe = recorder.probe(of: entity)
        guard keyPath.read(probe) else { return nil }
        return recorder.keys.isEmpty ? nil : recorder.keys
    }
}

/// A comparison of objects in memory that gives the same order as the store.
private struct SortOrder {
    private let descriptor: NSSortDescriptor
    private let path: String?
    private let isLocalized: Bool

    init(_ descriptor: NSSortDescriptor, of entity: NSEntityDescription) {
        self.descriptor = descriptor
        path = descriptor.keys(of: entity)?.joined(separator: ".")
        isLocalized = path.flatMap { entity.attributesByName[$0] }?.isLocalized ?? false
    }

    func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
        guard let path else { return descriptor.compare(left, to: right) }
        let values = (left.value(forKeyPath: path), right.value(forKeyPath: path))
        let order: ComparisonResult
        if isLocalized, let left = values.0 as? String, let right = values.1 as? String {
            order = left.localizedStandardCompare(right)
        } else {
            order = SortedValues.order(values.0, values.1)
        }
        if descriptor.ascending { return order }
        return order == .orderedAscending ? .orderedDescending : order == .orderedDescending ? .orderedAscending : order
    }
}

extension NSManagedObject {
    /// Returns the key that a key path of the class reads, in the model that was loaded last.
    package class func key(of keyPath: AnyKeyPath) -> String? {
        guard let entity = LoadedModels.entity(of: self) else { return nil }
        let recorder = KeyRecorder()
        guard keyPath.read(recorder.probe(of: entity)), !recorder.keys.isEmpty else { return nil }
        return recorder.keys.joined(separator: ".")
    }
}

extension AnyKeyPath {
    /// Reads the key path of an object, and returns whether it's a key path of the object's class.
    fileprivate func read(_ object: NSManagedObject) -> Bool {
        // An erased key path of another class gives no value.
        let root: Any = object
        return root[keyPath: self] != nil
    }
}
