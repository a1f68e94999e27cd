import GRDB
@_spi(Collage) import PortablePredicates

extension ObjectStore {
    /// Inserts rows without reading any, and returns their identifiers.
    package func insert(
        _ values: [[String: StoreValue]], into entity: String, origin: StoreOrigin? = nil
    ) throws -> [Int64] {
        guard !values.isEmpty else { return [] }
        let first = try reserveIdentifiers(values.count, of: entity)
        var changes = StoreChanges()
        changes.origin = origin
        for (index, values) in values.enumerated() {
            changes.inserted.append(StoreRow(entity: entity, id: first + Int64(index), values: PropertyValues(values)))
        }
        try save(changes)
        return changes.inserted.map(\.id)
    }

    /// Changes values of all rows that a query selects, and returns their identifiers, or `nil` if the query can't be
    /// expressed in SQL.
    /// - Throws: ``StoreError/conflicts(_:)`` if unique keys exist already. In that case, nothing is written.
    package func update(
        _ query: StoreQuery, set values: [String: PredicateOperand], origin: StoreOrigin? = nil
    ) throws -> [Int64]? {
        var sets = SQL(text: "_version = _version + 1")
        var translator = SQLTranslator(schema: schema)
        for (key, operand) in values.sorted(by: { $0.key < $1.key }) {
            guard let value = try? translator.value(operand, of: query.entity, as: "t0") else { return nil }
            sets += SQL(text: ", \(quoted(schema.column(key, of: query.entity))) = ") + value
        }
        return try identifiers(query)?.change { ids, database in
            let update = SQL(text: "UPDATE \(quoted(schema.root(of: query.entity))) AS t0 SET ") + sets
            for id in ids { try database.execute(literal: update + SQL(text: " WHERE _id = \(id)")) }
            let rows = try ids.compactMap { try row($0, of: query.entity, in: database) }
            let conflicts = try uniqueConflicts(
                of: rows.map { row in
                    let set = row.values.dictionary.filter { values.keys.contains($0.key) }
                    return StoreRow(entity: row.entity, id: row.id, values: PropertyValues(set))
                }, in: database)
            guard conflicts.isEmpty else { throw StoreError.conflicts(conflicts) }
            var changes = StoreChanges()
            changes.origin = origin
            changes.updated = ids.map { id in
                StoreRow(entity: query.entity, id: id, values: PropertyValues(values.mapValues { _ in .null }))
            }
            try record(changes, in: database)
            return ids
        }
    }

    /// Deletes all rows that a query selects, and returns their identifiers, or `nil` if the query can't be expressed
    /// in SQL.
    ///
    /// - Parameter preserved: The names of the attributes whose values the history keeps.
    package func delete(
        _ query: StoreQuery, origin: StoreOrigin? = nil, preserving preserved: Set<String> = []
    ) throws -> [Int64]? {
        try identifiers(query)?.change { ids, database in
            var changes = StoreChanges()
            changes.origin = origin
            let keepsValues = origin != nil && !preserved.isEmpty
            for id in ids {
                let row = keepsValues ? try row(id, of: query.entity, in: database) : nil
                let values = row?.values.dictionary.filter { preserved.contains($0.key) && $0.value != .null }
                changes.deleted.append(
                    StoreRow(entity: row?.entity ?? query.entity, id: id, values: PropertyValues(values ?? [:])))
                try delete(id, of: query.entity, in: database)
            }
            try record(changes, in: database)
            return ids
        }
    }

    private func identifiers(_ query: StoreQuery) -> Selection? {
        sql(query, isOrdered: true).map { tail in
            let table = quoted(schema.root(of: query.entity))
            return Selection(store: self, sql: SQL(text: "SELECT t0._id FROM \(table) t0 ") + tail)
        }
    }

    /// The rows of a query, for a change in the same transaction.
    private struct Selection {
        let store: ObjectStore
        let sql: SQL

        func change(_ body: ([Int64], Database) throws -> [Int64]) throws -> [Int64] {
            try store.write { try body(try SQLRequest<Int64>(literal: sql).fetchAll($0), $0) }
        }
    }
}
