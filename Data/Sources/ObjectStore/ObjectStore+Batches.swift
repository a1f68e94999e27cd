import GRDB

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
            changes.inserted.append(StoreRow(entity: entity, id: first + Int64(index), values: values))
        }
        try save(changes)
        return changes.inserted.map(\.id)
    }

    /// Changes values of all rows that a query selects, and returns their identifiers; `nil` if the query has no SQL.
    /// - Throws: ``StoreError/conflicts(_:)`` if unique keys exist already. Nothing is written then.
    package func update(
        _ query: StoreQuery, set values: [String: StoreValue], origin: StoreOrigin? = nil
    ) throws -> [Int64]? {
        try identifiers(query)?.change { ids, database in
            let keys = values.keys.sorted()
            let sets = keys.map { ", \(quoted(schema.column($0, of: query.entity))) = ?" }.joined()
            let statement = try database.cachedStatement(
                sql: """
                    UPDATE \(quoted(schema.root(of: query.entity))) SET _version = _version + 1\(sets) WHERE _id = ?
                    """)
            let arguments = keys.map { values[$0, default: .null].databaseValue }
            for id in ids { try statement.execute(arguments: StatementArguments(arguments + [id.databaseValue])) }
            let conflicts = try uniqueConflicts(
                of: ids.map { StoreRow(entity: query.entity, id: $0, values: values) }, in: database)
            guard conflicts.isEmpty else { throw StoreError.conflicts(conflicts) }
            var changes = StoreChanges()
            changes.origin = origin
            changes.updated = ids.map { StoreRow(entity: query.entity, id: $0, values: values) }
            try record(changes, in: database)
            return ids
        }
    }

    /// Deletes all rows that a query selects, and returns their identifiers; `nil` if the query has no SQL.
    package func delete(_ query: StoreQuery, origin: StoreOrigin? = nil) throws -> [Int64]? {
        try identifiers(query)?.change { ids, database in
            for id in ids { try delete(id, of: query.entity, in: database) }
            var changes = StoreChanges()
            changes.origin = origin
            changes.deleted = ids.map { StoreRow(entity: query.entity, id: $0, values: [:]) }
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
