import Foundation
import ObjectStore

extension NSManagedObjectContext {
    /// Returns the results of a fetch.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let plan = try FetchPlan(request, in: self)
        switch request.resultType {
        case .countResultType: return try cast([NSNumber(value: count(plan))])
        case .managedObjectIDResultType: return try cast(identifiers(plan.withoutValues))
        case .dictionaryResultType:
            return try cast(DictionaryFetch(request, plan).dictionaries(in: self))
        default:
            let objects = try objects(plan, refreshes: request.shouldRefreshRefetchedObjects)
            return try ObjectCast.cast(objects) ?? cast(objects)
        }
    }

    /// Returns the objects that a request selects.
    package func objects<Result>(of request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        try objects(FetchPlan(request, in: self), refreshes: request.shouldRefreshRefetchedObjects)
    }

    /// Returns the number of results of a fetch.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try count(FetchPlan(request, in: self))
    }

    private func cast<Result>(_ values: [Any]) throws -> [Result] {
        try values.map { value in
            if let value = value as? Result { return value }
            throw CocoaError.coreData(
                .managedObjectValidation,
                "The fetch request's results are \(type(of: value)), not \(Result.self). Check the class of the entity."
            )
        }
    }

    private func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID] {
        if relevantChanges(plan).isEmpty, let found = try source.identifiers(plan) { return found }
        return try objects(plan).map(\.objectID)
    }

    func count(_ plan: FetchPlan) throws -> Int {
        if relevantChanges(plan).isEmpty, let count = try source.count(plan) { return count }
        var plan = plan
        plan.sorts = []
        // Values aren't needed.
        plan.batchSize = max(plan.batchSize, 1)
        return try objects(plan).count
    }

    /// Returns the changed objects that can be among the results of a plan, or that its predicate reads.
    private func relevantChanges(_ plan: FetchPlan) -> [NSManagedObject] {
        if !plan.includesPendingChanges || changes.isEmpty { return [] }
        guard let entities = plan.entities else { return changes.all }
        return changes.all.filter { entities.contains($0.entity.name ?? "") }
    }

    /// Returns whether the results of a plan depend on changes that aren't saved.
    func hasChanges(for plan: FetchPlan) -> Bool { !relevantChanges(plan).isEmpty }

    /// Returns the objects that a plan selects, with the changes of the context.
    func objects(_ plan: FetchPlan, refreshes: Bool = false) throws -> [NSManagedObject] {
        let changed = relevantChanges(plan)
        if !changed.isEmpty { return try mergedObjects(plan, changed) }
        if let found = try fetch(plan, refreshes: refreshes) { return found }
        let all = try source.all(plan).map { object($0, refreshes: refreshes) }
        let selected = plan.predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
        return plan.limited(plan.ordered(selected))
    }

    /// Returns the objects that the source selects, or `nil` if they must be selected in memory.
    private func fetch(_ plan: FetchPlan, refreshes: Bool) throws -> [NSManagedObject]? {
        if plan.batchSize > 0 {
            guard let objects = try source.identifiers(plan).map(objects) else { return nil }
            FaultBatch.connect(objects, size: plan.batchSize)
            return objects
        }
        let found = try source.fetch(plan) { id in
            // Values of objects that the context has stay as they are.
            guard let object = registered[id] else { return true }
            return object.isFault || refreshes
        }
        guard let found else { return nil }
        let objects = objects(with: found.map(\.0))
        for (object, found) in zip(objects, found) {
            guard let data = found.1 else { continue }
            if object.isFault {
                load(data, into: object)
            } else if refreshes, !object.hasChanges {
                object.state.load(data)
            }
        }
        return objects
    }

    private func mergedObjects(_ plan: FetchPlan, _ changed: [NSManagedObject]) throws -> [NSManagedObject] {
        var base = plan
        base.offset = 0
        // Changed objects are excluded from the results of the source.
        base.limit = plan.limit > 0 ? plan.limit + plan.offset + changed.count : 0
        let followsRelationships = plan.predicate.map { !$0.comparesOnlyAttributes(of: plan.entity) } ?? false
        if !followsRelationships, let found = try fetch(base, refreshes: false) {
            let kept = found.filter { !changes.updated.contains($0) && !changes.deleted.contains($0) }
            let added = (Array(changes.updated) + Array(changes.inserted)).filter(plan.includes)
                .filter { plan.predicate?.evaluate(with: $0) ?? true }
            return plan.limited(plan.inserting(added, into: kept))
        }
        base.limit = 0
        var objects = try source.all(base).map { object($0, refreshes: false) }
        objects.removeAll { changes.deleted.contains($0) }
        objects += changes.inserted.filter(plan.includes)
        if let predicate = plan.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        return plan.limited(plan.ordered(objects))
    }

    private func object(_ found: (NSManagedObjectID, RowData?), refreshes: Bool) -> NSManagedObject {
        let object = object(with: found.0)
        guard let data = found.1 else { return object }
        if object.isFault {
            load(data, into: object)
        } else if refreshes, !object.hasChanges {
            object.state.load(data)
        }
        return object
    }
}
