import GRDB

extension ObjectStore {
    /// Reserves identifiers for new rows of an entity, and returns the first one. They're never used again.
    package func reserveIdentifiers(_ count: Int, of entity: String) throws -> Int64 {
        let root = schema.root(of: entity)
        return try write { database in
            let last = try Int64.fetchOne(
                database,
                sql: """
                    INSERT INTO _collage_identifiers VALUES (?, ?) \
                    ON CONFLICT (entity) DO UPDATE SET last = last + excluded.last RETURNING last
                    """,
                arguments: [root, count])
            return (last ?? Int64(count)) - Int64(count) + 1
        }
    }

    /// Writes changes in one transaction.
    /// - Throws: ``StoreError/conflicts(_:)`` if rows changed since they were read, or if unique keys exist already. Nothing
    ///   is written then.
    package func save(_ changes: StoreChanges) throws {
        counters.countSave()
        try write { database in
            if changes.checksVersions {
                let conflicts = try (changes.updated + changes.deleted).compactMap {
                    try conflict(of: $0, in: database)
                }
                guard conflicts.isEmpty else { throw StoreError.conflicts(conflicts) }
            }
            for row in changes.deleted { try delete(row.id, of: row.entity, in: database) }
            for row in changes.updated { try update(row, in: database) }
            for row in changes.inserted { try insert(row, in: database) }
            for link in changes.links { try apply(link, in: database) }
            let conflicts = try (changes.updated + changes.inserted).compactMap {
                try uniqueConflict(of: $0, in: database)
            }
            guard conflicts.isEmpty else { throw StoreError.conflicts(conflicts) }
            try record(changes, in: database)
        }
    }

    private func conflict(of row: StoreRow, in database: Database) throws -> StoreConflict? {
        let current = try self.row(row.id, of: row.entity, in: database)
        if current?.version == row.version { return nil }
        return .version(entity: row.entity, row: row.id, current: current)
    }

    func uniqueConflict(of row: StoreRow, in database: Database) throws -> StoreConflict? {
        for (owner, keys) in schema.uniqueKeys(of: row.entity) {
            guard !keys.isEmpty, keys.contains(where: { row.values[$0] != nil }) else { continue }
            var values = keys.compactMap { row.values[$0] }
            if values.count < keys.count {
                guard let current = try self.row(row.id, of: row.entity, in: database) else { continue }
                values = keys.compactMap { current.values[$0] }
            }
            // As in SQL, a missing value equals no other value.
            guard values.count == keys.count, !values.contains(.null) else { continue }
            let family = schema.family(of: owner).map { SQL.value(.text($0)) }.joined(separator: ", ")
            var sql = SQL(text: "SELECT * FROM \(quoted(schema.root(of: owner))) WHERE _entity IN (") + family
            sql += SQL(text: ") AND _id != \(row.id)")
            for (key, value) in zip(keys, values) {
                sql += SQL(text: " AND \(quoted(schema.column(key, of: owner))) = ") + .value(value)
            }
            if let existing = try SQLRequest<Row>(literal: sql).fetchOne(database) {
                return .unique(keys: keys, row: row.id, existing: self.row(existing))
            }
        }
        return nil
    }

    // MARK: Rows

    func insert(_ row: StoreRow, in database: Database) throws {
        let columns = ["_id", "_entity", "_version"] + row.values.keys.map { schema.column($0, of: row.entity) }
        let values =
            [row.id.databaseValue, row.entity.databaseValue, 1.databaseValue] + row.values.values.map(\.databaseValue)
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO \(quoted(schema.root(of: row.entity))) (\(columns.map(quoted).joined(separator: ", "))) \
                VALUES (\(marks))
                """)
        try statement.execute(arguments: StatementArguments(values))
    }

    private func update(_ row: StoreRow, in database: Database) throws {
        let keys = row.values.keys.sorted()
        let sets = keys.map { ", \(quoted(schema.column($0, of: row.entity))) = ?" }.joined()
        let statement = try database.cachedStatement(
            sql: "UPDATE \(quoted(schema.root(of: row.entity))) SET _version = _version + 1\(sets) WHERE _id = ?")
        let values = keys.map { row.values[$0, default: .null].databaseValue } + [row.id.databaseValue]
        try statement.execute(arguments: StatementArguments(values))
    }

    /// Deletes a row and all links to it.
    func delete(_ id: Int64, of entity: String, in database: Database) throws {
        let root = schema.root(of: entity)
        try database.execute(sql: "DELETE FROM \(quoted(root)) WHERE _id = ?", arguments: [id])
        for other in schema.entities.values {
            for relationship in other.relationships {
                switch schema.storage(of: relationship.name, of: other.name) {
                case .column where schema.root(of: relationship.destination) == root:
                    let column = quoted(schema.column(relationship.name, of: other.name))
                    try database.execute(
                        sql: "UPDATE \(quoted(schema.root(of: other.name))) SET \(column) = NULL WHERE \(column) = ?",
                        arguments: [id])
                case .table(let link):
                    if schema.root(of: relationship.destination) == root {
                        try database.execute(
                            sql: "DELETE FROM \(quoted(link.name)) WHERE \(link.target) = ?", arguments: [id])
                    }
                    if schema.root(of: other.name) == root {
                        try database.execute(
                            sql: "DELETE FROM \(quoted(link.name)) WHERE \(link.source) = ?", arguments: [id])
                    }
                default: break
                }
            }
        }
    }

    // MARK: Links

    private func apply(_ change: StoreLinkChange, in database: Database) throws {
        guard let description = schema.relationship(change.relationship, of: change.entity),
            let storage = schema.storage(of: change.relationship, of: change.entity)
        else { return }
        switch storage {
        case .column: break
        case .inverseColumn(let column):
            let table = quoted(schema.root(of: description.destination))
            // The rows of the destinations have the links; only the order is written here.
            for (index, target) in (change.order ?? []).enumerated() {
                try database.execute(
                    sql: "UPDATE \(table) SET \(quoted(StoreTables.position(of: column))) = ? WHERE _id = ?",
                    arguments: [index, target])
            }
        case .table(let link):
            let name = quoted(link.name)
            for target in change.removed {
                try database.execute(
                    sql: "DELETE FROM \(name) WHERE \(link.source) = ? AND \(link.target) = ?",
                    arguments: [change.source, target])
            }
            for target in change.added {
                try database.execute(
                    sql: "INSERT OR IGNORE INTO \(name) (\(link.source), \(link.target)) VALUES (?, ?)",
                    arguments: [change.source, target])
            }
            for (index, target) in (change.order ?? []).enumerated() {
                try database.execute(
                    sql: "UPDATE \(name) SET \(link.position) = ? WHERE \(link.source) = ? AND \(link.target) = ?",
                    arguments: [index, change.source, target])
            }
        }
    }
}
