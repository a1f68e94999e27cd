import Foundation

/// The objects of a parent context, with the changes that it hasn't saved.
struct ParentSource: ContextSource {
    let parent: NSManagedObjectContext

    func row(_ id: NSManagedObjectID) throws -> RowData? {
        try wait {
            let object = parent.object(with: id)
            if object.isFault {
                guard let data = try parent.source.row(id) else { return nil }
                parent.load(data, into: object)
            }
            return object.isDeleted ? nil : Self.data(object)
        }
    }

    func rows(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: RowData] {
        try wait {
            let faults = ids.map { parent.object(with: $0) }.filter(\.isFault)
            try parent.load(faults)
            var found: [NSManagedObjectID: RowData] = [:]
            for id in ids {
                let object = parent.object(with: id)
                if !object.isFault, !object.isDeleted { found[id] = Self.data(object) }
            }
            return found
        }
    }

    func links(of id: NSManagedObjectID, _ key: String) throws -> [NSManagedObjectID] {
        try wait { parent.object(with: id).relatedIdentifiers(key) }
    }

    func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID]? {
        try wait { try parent.objects(plan).map(\.objectID) }
    }

    func fetch(
        _ plan: FetchPlan, needsValues: (NSManagedObjectID) -> Bool
    ) throws -> [(NSManagedObjectID, RowData?)]? {
        try wait {
            try parent.objects(plan).map { ($0.objectID, needsValues($0.objectID) ? Self.data($0) : nil) }
        }
    }

    func all(_ plan: FetchPlan) throws -> [(NSManagedObjectID, RowData?)] {
        var plan = plan
        plan.predicate = nil
        plan.sorts = []
        plan.limit = 0
        plan.offset = 0
        return try fetch(plan) { _ in true } ?? []
    }

    func count(_ plan: FetchPlan) throws -> Int? { try wait { try parent.count(plan) } }

    private func wait<Value>(_ body: () throws -> Value) throws -> Value { try parent.queue.sync(body) }

    private static func data(_ object: NSManagedObject) -> RowData {
        object.fireFault()
        let state = object.state
        var data = RowData(of: object.entity)
        data.version = state.version
        data.toOne = state.toOne
        for position in data.saved {
            data.attributes.raw[position] = state.current.raw[data.attributes.names.names[position]]
        }
        return data
    }
}
