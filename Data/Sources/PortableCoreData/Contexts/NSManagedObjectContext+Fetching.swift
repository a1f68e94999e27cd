import Foundation
import ObjectStore

extension NSManagedObjectContext {
    /// Returns the results of a fetch.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let plan = try FetchPlan(request, in: self)
        switch request.resultType {
        case .countResultType: return try cast([NSNumber(value: count(plan))])
        case .managedObjectIDResultType: return try cast(objects(plan).map(\.objectID))
        case .dictionaryResultType:
            return try cast(
                dictionaries(
                    plan, request.propertiesToFetch, request.propertiesToGroupBy, request.returnsDistinctResults))
        default: return try cast(objects(plan, refreshes: request.shouldRefreshRefetchedObjects))
        }
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
                "The fetch request's results are \(type(of: value)), not \(Result.self). Is the class of the entity known?"
            )
        }
    }

    private func count(_ plan: FetchPlan) throws -> Int {
        if !hasPendingChanges(plan), let count = try source.count(plan) { return count }
        return try objects(plan).count
    }

    /// Returns whether objects of a plan's entity have changes that the source doesn't have.
    private func hasPendingChanges(_ plan: FetchPlan) -> Bool {
        // Predicates can follow relationships, so that changes of other entities matter, too.
        plan.includesPendingChanges && !changes.isEmpty
    }

    /// Returns the objects that a plan selects, with the changes of the context.
    func objects(_ plan: FetchPlan, refreshes: Bool = false) throws -> [NSManagedObject] {
        if hasPendingChanges(plan) { return try mergedObjects(plan) }
        if let found = try source.fetch(plan) { return found.map { object($0, refreshes: refreshes) } }
        let all = try source.all(plan).map { object($0, refreshes: refreshes) }
        let selected = plan.predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
        return plan.limited(plan.ordered(selected))
    }

    private func mergedObjects(_ plan: FetchPlan) throws -> [NSManagedObject] {
        var base = plan
        base.limit = 0
        base.offset = 0
        let followsRelationships = plan.predicate.map { !$0.comparesOnlyAttributes(of: plan.entity) } ?? false
        var objects: [NSManagedObject]
        if !followsRelationships, let found = try source.fetch(base) {
            objects = found.map { object($0, refreshes: false) }
            objects.removeAll { changes.updated.contains($0) || changes.deleted.contains($0) }
            let changed = (Array(changes.updated) + Array(changes.inserted)).filter(plan.includes)
            objects += changed.filter { plan.predicate?.evaluate(with: $0) ?? true }
        } else {
            objects = try source.all(base).map { object($0, refreshes: false) }
            objects.removeAll { changes.deleted.contains($0) }
            objects += changes.inserted.filter(plan.includes)
            if let predicate = plan.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        }
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

    // MARK: Dictionaries

    private func dictionaries(
        _ plan: FetchPlan, _ properties: [Any]?, _ groups: [Any]?, _ isDistinct: Bool
    ) throws -> [NSDictionary] {
        let columns = (properties ?? Array(plan.entity.attributesByName.keys.sorted())).compactMap(Self.column)
        guard let source = source as? StoreSource, let sorts = plan.storeSorts, var query = source.query(plan) else {
            throw CocoaError.coreData(
                .sqlite, "Dictionaries are fetched from stores, with predicates and sort descriptors that have SQL.")
        }
        query.sorts = sorts
        let rows = try source.mapped {
            try source.store.objects.values(
                query, columns: columns, groupedBy: (groups ?? []).compactMap(Self.column).map(\.keys),
                isDistinct: isDistinct)
        }
        guard let rows else { throw CocoaError.coreData(.sqlite, "The properties to fetch have no SQL.") }
        return try rows.map { row in
            let result = NSMutableDictionary()
            for column in columns {
                let attribute = column.keys.count == 1 ? plan.entity.attributesByName[column.keys[0]] : nil
                let stored = row[column.name] ?? .null
                let keepsType = column.function == nil || column.function == "MIN" || column.function == "MAX"
                let value = try keepsType ? attribute?.value(stored) ?? stored.plainValue : stored.number
                if let value { result[column.name] = value }
            }
            return result
        }
    }

    private static func column(_ property: Any) -> StoreQuery.Column? {
        switch property {
        case let name as String: StoreQuery.Column(name: name, keys: name.split(separator: ".").map(String.init))
        case let expression as NSExpressionDescription:
            StoreQuery.Column(
                name: expression.name, keys: expression.keyPath.split(separator: ".").map(String.init),
                function: expression.sqlFunction)
        case let property as NSPropertyDescription: StoreQuery.Column(name: property.name, keys: [property.name])
        default: nil
        }
    }
}

extension StoreValue {
    fileprivate var number: Any? { plainValue.flatMap { PlainValues.number($0) } }
}
