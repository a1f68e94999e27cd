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
    /// The number of objects whose values are loaded together when one of them is used, or 0 if the values are loaded
    /// with the fetch.
    var batchSize: Int

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
        batchSize = request.fetchBatchSize
    }

    /// Returns whether an object is of the entity that is fetched.
    func includes(_ object: NSManagedObject) -> Bool {
        includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
    }

    /// The plan for a fetch that doesn't use values.
    var withoutValues: FetchPlan {
        var plan = self
        plan.batchSize = max(batchSize, 1)
        return plan
    }

    /// The names of the entities whose objects the results depend on, or `nil` if they aren't known.
    var entities: Set<String>? {
        var names = entity.entities(along: [])
        if let predicate {
            guard let read = predicate.entities(from: entity) else { return nil }
            names.formUnion(read)
        }
        for sort in sorts {
            guard let keys = sort.keys(of: entity) else { return nil }
            names.formUnion(entity.entities(along: keys))
        }
        return names
    }

    /// The query without its order and its limits, and without the condition if it can't be expressed in SQL.
    var query: StoreQuery {
        var query = StoreQuery(entity: entity.name ?? "")
        query.includesSubentities = includesSubentities
        query.limit = limit > 0 ? limit : nil
        query.offset = offset
        return query
    }

    /// The order for the store, or `nil` if a part of it can't be expressed.
    var storeSorts: [StoreQuery.Sort]? { storeSorts(addedKeys: []) }

    /// The order for the store, or `nil` if a part of it can't be expressed.
    ///
    /// - Parameter added: Keys of values that exist only in the results, such as the names of expressions.
    func storeSorts(addedKeys added: Set<String>) -> [StoreQuery.Sort]? {
        var result: [StoreQuery.Sort] = []
        for sort in sorts {
            let isAdded = sort.key.map(added.contains) ?? false
            guard let keys = isAdded ? sort.key.map({ [$0] }) : sort.keys(of: entity) else { return nil }
            let attribute = keys.count == 1 ? entity.attributesByName[keys[0]] : nil
            if attribute?.attributeType == .transformableAttributeType || attribute?.isTransient == true { return nil }
            let order = sort.stringOrder ?? (attribute?.isLocalized == true ? .localizedStandard : nil)
            result.append(StoreQuery.Sort(keys: keys, isAscending: sort.ascending, stringOrder: order))
        }
        return result
    }

    /// Returns objects in the order of the sort descriptors.
    func ordered(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        if sorts.isEmpty { return objects }
        let orders = sorts.map { SortOrder($0, of: entity) }
        return objects.enumerated().sorted { left, right in
            switch orders.compare(left.element, right.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: left.offset < right.offset
            }
        }.map(\.element)
    }

    /// Inserts objects into ordered objects, with few comparisons.
    func inserting(_ added: [NSManagedObject], into objects: [NSManagedObject]) -> [NSManagedObject] {
        if sorts.isEmpty { return objects + added }
        let orders = sorts.map { SortOrder($0, of: entity) }
        var result: [NSManagedObject] = []
        var start = 0
        for object in ordered(added) {
            // The first object that is ordered after the new object.
            var (low, high) = (start, objects.count)
            while low < high {
                let middle = (low + high) / 2
                if orders.compare(objects[middle], object) == .orderedDescending {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            result += objects[start..<low]
            result.append(object)
            start = low
        }
        return result + objects[start...]
    }

    func limited(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        let rest = objects.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }
}

extension NSFetchRequest {
    /// Returns the names of the entities whose objects the results depend on, or `nil` if they aren't known.
    ///
    /// - Parameter keyPaths: Other key paths that the caller reads of the results.
    package func entities(in context: NSManagedObjectContext, alsoAlong keyPaths: [String] = []) -> Set<String>? {
        guard let plan = try? FetchPlan(self, in: context), var names = plan.entities else { return nil }
        for keyPath in keyPaths {
            names.formUnion(plan.entity.entities(along: keyPath.split(separator: ".").map(String.init)))
        }
        return names
    }
}

extension NSSortDescriptor {
    /// The keys that the sort descriptor compares, or `nil` if it uses a custom comparison.
    func keys(of entity: NSEntityDescription) -> [String]? {
        if hasComparator { return nil }
        if let key { return key.split(separator: ".").map(String.init) }
        let recorder = KeyRecorder()
        let probe = recorder.probe(of: entity)
        guard keyPath.read(probe) else { return nil }
        return recorder.keys.isEmpty ? nil : recorder.keys
    }
}

extension [SortOrder] {
    fileprivate func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
        for order in self {
            let result = order.compare(left, right)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}

/// A comparison of objects in memory that gives the same order as the store.
private struct SortOrder {
    private let descriptor: NSSortDescriptor
    private let path: String?
    private let stringOrder: StringOrder?

    init(_ descriptor: NSSortDescriptor, of entity: NSEntityDescription) {
        self.descriptor = descriptor
        path = descriptor.keys(of: entity)?.joined(separator: ".")
        let isLocalized = path.flatMap { entity.attributesByName[$0] }?.isLocalized ?? false
        stringOrder = descriptor.stringOrder ?? (isLocalized ? .localizedStandard : nil)
    }

    func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
        guard let path else { return descriptor.compare(left, to: right) }
        let values = (left.value(forKeyPath: path), right.value(forKeyPath: path))
        let order = SortedValues.order(values.0, values.1, strings: stringOrder)
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
        // An erased key path of another class returns no value.
        let root: Any = object
        return root[keyPath: self] != nil
    }
}
