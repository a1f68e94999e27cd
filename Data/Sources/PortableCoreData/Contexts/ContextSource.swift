import Foundation
import ObjectStore
@_spi(Collage) import PortablePredicates

/// The source of a context's objects: a store, or another context.
protocol ContextSource {
    func row(_ id: NSManagedObjectID) throws -> RowData?
    /// Returns the values of several objects. Objects that don't exist have none.
    func rows(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: RowData]
    func links(of id: NSManagedObjectID, _ key: String) throws -> [NSManagedObjectID]
    /// Returns the identifiers of the objects that a plan selects, in order, or `nil` if they must be selected in
    /// memory.
    func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID]?
    /// Returns the objects that a plan selects, in order, or `nil` if they must be selected in memory.
    ///
    /// - Parameter needsValues: A closure that returns whether the values of an object are needed.
    func fetch(
        _ plan: FetchPlan, needsValues: (NSManagedObjectID) -> Bool
    ) throws -> [(NSManagedObjectID, RowData?)]?
    /// Returns all objects of a plan's entity.
    func all(_ plan: FetchPlan) throws -> [(NSManagedObjectID, RowData?)]
    func count(_ plan: FetchPlan) throws -> Int?
}

extension NSManagedObjectContext {
    var source: any ContextSource {
        if let parent { return ParentSource(parent: parent) }
        guard let coordinator = persistentStoreCoordinator, let store = coordinator.persistentStores.first else {
            return EmptySource()
        }
        return StoreSource(coordinator: coordinator, store: store, pinned: queryGeneration?.objects)
    }
}

/// The source of a context without a store.
private struct EmptySource: ContextSource {
    func row(_ id: NSManagedObjectID) throws -> RowData? { nil }
    func rows(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: RowData] { [:] }
    func links(of id: NSManagedObjectID, _ key: String) throws -> [NSManagedObjectID] { [] }
    func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID]? { [] }
    func fetch(
        _ plan: FetchPlan, needsValues: (NSManagedObjectID) -> Bool
    ) throws -> [(NSManagedObjectID, RowData?)]? { [] }
    func all(_ plan: FetchPlan) throws -> [(NSManagedObjectID, RowData?)] { [] }
    func count(_ plan: FetchPlan) throws -> Int? { 0 }
}

/// The rows of a store as objects.
struct StoreSource: ContextSource {
    let coordinator: NSPersistentStoreCoordinator
    let store: NSPersistentStore
    /// The state of the store that is read, or `nil` for the newest state.
    var pinned: ObjectStore?

    private var objects: ObjectStore { pinned ?? store.objects }

    func row(_ id: NSManagedObjectID) throws -> RowData? {
        guard let row = id.row else { return nil }
        return try mapped { try objects.row(row, of: id.entity.name ?? "") }.map(data)
    }

    func links(of id: NSManagedObjectID, _ key: String) throws -> [NSManagedObjectID] {
        guard let row = id.row, let entity = coordinator.managedObjectModel.entitiesByName[id.entity.name ?? ""],
            let destination = entity.relationshipsByName[key]?.destinationEntity
        else { return [] }
        let rows = try mapped { try objects.links(key, of: row, entity: entity.name ?? "") }
        return try rows.map { try identifier(of: destination, $0) }
    }

    func rows(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID: RowData] {
        var found: [NSManagedObjectID: RowData] = [:]
        for (root, ids) in Dictionary(grouping: ids, by: { store.objects.schema.root(of: $0.entity.name ?? "") }) {
            let byRow = Dictionary(ids.compactMap { id in id.row.map { ($0, id) } }) { first, _ in first }
            for row in try mapped({ try objects.rows(Array(byRow.keys), of: root) }) {
                if let id = byRow[row.id] { found[id] = try data(row) }
            }
        }
        return found
    }

    func identifiers(_ plan: FetchPlan) throws -> [NSManagedObjectID]? {
        guard let sorts = plan.storeSorts, var query = query(plan) else { return nil }
        query.sorts = sorts
        return try mapped { try objects.identifiers(query) }.map { try identifiers($0) }
    }

    func fetch(
        _ plan: FetchPlan, needsValues: (NSManagedObjectID) -> Bool
    ) throws -> [(NSManagedObjectID, RowData?)]? {
        guard let sorts = plan.storeSorts, var query = query(plan) else { return nil }
        query.sorts = sorts
        return try mapped {
            try objects.rows(query) { entity, row in
                coordinator.managedObjectModel.entitiesByName[entity].map {
                    needsValues(coordinator.identifier(of: $0, row: row, in: store))
                } ?? true
            }
        }?.map { row in
            let id = try identifier(ofEntity: row.entity, row.id)
            return (id, needsValues(id) ? try data(row) : nil)
        }
    }

    func all(_ plan: FetchPlan) throws -> [(NSManagedObjectID, RowData?)] {
        var query = plan.query
        query.limit = nil
        query.offset = 0
        return try mapped { try objects.rows(query) }?.map(object) ?? []
    }

    func count(_ plan: FetchPlan) throws -> Int? {
        guard let query = query(plan) else { return nil }
        return try mapped { try objects.count(query) }
    }

    /// Returns the query of a plan, or `nil` if its predicate can't be expressed in SQL.
    func query(_ plan: FetchPlan) -> StoreQuery? {
        var query = plan.query
        if let predicate = plan.predicate {
            guard let condition = predicate.condition else { return nil }
            query.condition = condition
        }
        return query
    }

    private func object(_ row: StoreRow) throws -> (NSManagedObjectID, RowData?) {
        (try identifier(ofEntity: row.entity, row.id), try data(row))
    }

    /// Returns the rows that a plan selects, and reads the first ones immediately, or returns `nil` if that isn't
    /// possible.
    func storedRows(_ plan: FetchPlan, first: Int) throws -> StoredRows? {
        guard pinned == nil, let sorts = plan.storeSorts, var query = query(plan) else { return nil }
        query.sorts = sorts
        return try mapped { try objects.storedRows(query, first: first) }
    }

    /// Returns the identifiers of rows.
    func identifiers(_ found: StoreIdentifiers) throws -> [NSManagedObjectID] {
        guard let entities = found.entities else {
            return coordinator.identifiers(of: try entity(found.entity), rows: found.rows, in: store)
        }
        var known: [String: NSEntityDescription] = [:]
        return try zip(entities, found.rows).map { name, row in
            let entity = try known[name] ?? self.entity(name)
            known[name] = entity
            return coordinator.identifier(of: entity, row: row, in: store)
        }
    }

    private func identifier(ofEntity name: String, _ row: Int64) throws -> NSManagedObjectID {
        coordinator.identifier(of: try entity(name), row: row, in: store)
    }

    private func entity(_ name: String) throws -> NSEntityDescription {
        guard let entity = coordinator.managedObjectModel.entitiesByName[name] else {
            throw CocoaError.coreData(.persistentStoreIncompatibleVersionHash, "The entity '\(name)' is unknown.")
        }
        return entity
    }

    func data(_ row: StoreRow) throws -> RowData {
        let entity = try entity(row.entity)
        var data = RowData(of: entity)
        data.version = row.version
        let stored = entity.storedProperties
        let kinds = entity.attributeList.kinds
        // Rows have the same properties in the same order.
        let isInOrder = row.values.names == stored.names
        for (index, property) in stored.properties.enumerated() {
            switch property {
            case .attribute(let attribute, let position):
                let value = isInOrder ? row.values[index] : row.values[attribute.name]
                data.attributes.raw[position] = try attribute.attributeValue(value ?? .null, kinds[position])
            case .toOne(let relationship):
                if case .integer(let id)? = isInOrder ? row.values[index] : row.values[relationship.name],
                    let destination = relationship.destinationEntity
                {
                    data.toOne[relationship.name] = try identifier(of: destination, id)
                }
            }
        }
        return data
    }

    /// Returns the identifier of a destination, whose entity may inherit from the relationship's entity.
    private func identifier(of destination: NSEntityDescription, _ row: Int64) throws -> NSManagedObjectID {
        if let known = coordinator.knownIdentifier(of: destination, row: row, in: store) { return known }
        var entity = destination
        if !destination.subentities.isEmpty,
            let found = try mapped({ try objects.row(row, of: destination.name ?? "") })
        {
            entity = coordinator.managedObjectModel.entitiesByName[found.entity] ?? destination
        }
        return coordinator.identifier(of: entity, row: row, in: store)
    }

    func mapped<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw CocoaError.using(error)
        }
    }
}
