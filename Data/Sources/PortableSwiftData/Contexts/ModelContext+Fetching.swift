import Foundation
import PortableCoreData
@_spi(Collage) import PortablePredicates

extension ModelContext {
    /// Returns the models that a description selects.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        let fetch = ModelFetch(descriptor)
        let found = try managed.fetch(fetch.request).compactMap {
            ($0 as? ModelObject).flatMap { model(of: $0) } as? Model
        }
        return try fetch.finished(found)
    }

    /// Returns the models that a description selects, in batches. A batch is read when one of its models is used.
    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> FetchResultsCollection<Model> {
        guard let results = try results(descriptor, batchSize) else {
            let models = try fetch(descriptor)
            return FetchResultsCollection(count: models.count) { models[$0] }
        }
        return FetchResultsCollection(count: results.count) { [self] position in
            guard let model = (results[position] as? ModelObject).flatMap({ model(of: $0) }) as? Model else {
                fatalError("The result of a fetch isn't a \(Model.self).")
            }
            return model
        }
    }

    /// Returns the objects that a description selects, or `nil` if they must be selected in memory.
    private func results<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, _ batchSize: Int
    ) throws -> FetchedObjects? {
        let fetch = ModelFetch(descriptor)
        guard fetch.isExact, descriptor.fetchLimit != 0 else { return nil }
        fetch.request.fetchBatchSize = max(batchSize, 1)
        return try managed.results(of: fetch.request)
    }

    /// Returns the number of models that a description selects.
    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        let fetch = ModelFetch(descriptor)
        return try fetch.isExact ? managed.count(for: fetch.request) : self.fetch(descriptor).count
    }

    /// Returns the identifiers of the models that a description selects.
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] {
        guard let results = try results(descriptor, 1) else { return try fetch(descriptor).map(\.persistentModelID) }
        return results.identifiers.map { PersistentIdentifier($0) }
    }

    /// Returns the identifiers of the models that a description selects, in batches.
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        guard let results = try results(descriptor, batchSize) else {
            let identifiers = try fetchIdentifiers(descriptor)
            return FetchResultsCollection(count: identifiers.count) { identifiers[$0] }
        }
        return FetchResultsCollection(count: results.count) { PersistentIdentifier(results[$0].objectID) }
    }

    /// Calls a closure with each model that a description selects.
    public func enumerate<Model: PersistentModel>(
        _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }
}

extension FetchDescriptor {
    /// Returns whether a descriptor that a view created again selects the same models as this descriptor.
    package func isSame(as other: FetchDescriptor) -> Bool {
        guard sortBy == other.sortBy, fetchLimit == other.fetchLimit, fetchOffset == other.fetchOffset,
            includePendingChanges == other.includePendingChanges
        else { return false }
        guard let predicate, let second = other.predicate else { return predicate == nil && other.predicate == nil }
        guard let left = PredicateTranslation.condition(of: predicate),
            let right = PredicateTranslation.condition(of: second)
        else { return false }
        return left.isSame(as: right)
    }

    /// Returns the names of the models that the results depend on, or `nil` if they aren't known.
    func entities(in context: ModelContext) -> Set<String>? {
        let fetch = ModelFetch(self)
        return fetch.isExact ? fetch.request.entities(in: context.managed) : nil
    }
}

extension ModelContext {
    /// A Boolean value that indicates whether there are changes that observers aren't notified of yet.
    package var hasUnreportedChanges: Bool { managed.hasUnreportedChanges }
}

/// A fetch of models as a request to Core Data, and the remaining work in memory.
private struct ModelFetch<Model: PersistentModel> {
    let request = NSFetchRequest<NSManagedObject>(entityName: String(describing: Model.self))
    private let descriptor: FetchDescriptor<Model>
    private var filters = false
    private var sorts = false

    /// Whether the request selects exactly the models of the description.
    var isExact: Bool { !filters && !sorts }

    init(_ descriptor: FetchDescriptor<Model>) {
        self.descriptor = descriptor
        request.includesPendingChanges = descriptor.includePendingChanges
        if let predicate = descriptor.predicate {
            if let condition = PredicateTranslation.condition(of: predicate) {
                request.predicate = NSPredicate(condition: condition)
            } else {
                filters = true
            }
        }
        let orders = descriptor.sortBy.map { sort in
            sort.keyPath.flatMap { Model.propertyName(of: $0) }.map {
                NSSortDescriptor(
                    key: $0, ascending: sort.order == .forward,
                    stringOrder: sort.stringComparator.map { StringOrder($0) })
            }
        }
        if orders.allSatisfy({ $0 != nil }) {
            request.sortDescriptors = orders.compactMap { $0 }
        } else {
            sorts = true
        }
        if isExact {
            request.fetchLimit = descriptor.fetchLimit ?? 0
            request.fetchOffset = descriptor.fetchOffset ?? 0
        }
    }

    /// Filters and sorts models in memory if the request couldn't.
    func finished(_ models: [Model]) throws -> [Model] {
        if isExact { return descriptor.fetchLimit == 0 ? [] : models }
        var models = models
        if filters, let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if sorts { models.sort(using: descriptor.sortBy.map { ModelOrder(sort: $0) }) }
        let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }
}

/// A sort descriptor that compares strings in localized standard order unless it specifies another order, even in
/// memory.
private struct ModelOrder<Model: PersistentModel>: SortComparator {
    var sort: SortDescriptor<Model>
    var order: SortOrder {
        get { sort.order }
        set { sort.order = newValue }
    }

    func compare(_ left: Model, _ right: Model) -> ComparisonResult {
        guard sort.stringComparator == nil, let keyPath = sort.keyPath,
            let first = left[keyPath: keyPath] as? String, let second = right[keyPath: keyPath] as? String
        else { return sort.compare(left, right) }
        let isForward = order == .forward
        return StringOrder.localizedStandard.compare(isForward ? first : second, isForward ? second : first)
    }
}
