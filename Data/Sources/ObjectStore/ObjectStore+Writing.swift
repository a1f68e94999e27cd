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
    /// - Throws: ``StoreError/conflicts(_:)`` if rows changed since they were read, or if unique keys exist already. In
    ///   that case, nothing is written.
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
            var insertion = RowInsertion(schema: schema, database: database)
            for row in changes.inserted { try insertion.insert(row) }
            for link in changes.links { try apply(link, in: database) }
            let conflicts = try uniqueConflicts(of: changes.updated + changes.inserted, in: database)
            guard conflicts.isEmpty else { throw StoreError.conflicts(conflicts) }
            try record(changes, in: database)
        }
    }

    private func conflict(of row: StoreRow, in database: Database) throws -> StoreConflict? {
        let current = try self.row(row.id, of: row.entity, in: database)
        if current?.version == row.version { return nil }
        return .version(entity: row.entity, row: row.id, current: current)
    }

    /// Returns the conflicts of rows that were written with other rows that have the same unique keys.
    func uniqueConflicts(of rows: [StoreRow], in database: Database) throws -> [StoreConflict] {
        var checks: [String: [UniqueCheck]] = [:]
        var conflicts: [StoreConflict] = []
        for row in rows {
            if checks[row.entity] == nil {
                checks[row.entity] = try schema.uniqueKeys(of: row.entity).filter { !$0.keys.isEmpty }.map {
                    try UniqueCheck(of: $0.entity, keys: $0.keys, store: self, database: database)
                }
            }
            for check in checks[row.entity] ?? [] {
                guard let conflict = try check.conflict(of: row) else { continue }
                conflicts.append(conflict)
                break
            }
        }
        return conflicts
    }

    // MARK: Rows

    private func update(_ row: StoreRow, in database: Database) throws {
        let keys = row.values.keys
        let sets = keys.map { ", \(quoted(schema.column($0, of: row.entity))) = ?" }.joined()
        let statement = try database.cachedStatement(
            sql: "UPDATE \(quoted(schema.root(of: row.entity))) SET _version = _version + 1\(sets) WHERE _id = ?")
        try statement.execute { arguments in
            for (index, key) in keys.enumerated() { arguments.bind(row.values[key], at: Int32(index) + 1) }
            arguments.bind(row.id, at: Int32(keys.count) + 1)
        }
    }

    /// Deletes a row and all links to it.
    func delete(_ id: Int64, of entity: String, in database: Database) throws {
        let root = schema.root(of: entity)
        func execute(_ sql: String) throws { try database.cachedStatement(sql: sql).execute(arguments: [id]) }
        try execute("DELETE FROM \(quoted(root)) WHERE _id = ?")
        for other in schema.entities.values {
            for relationship in other.relationships {
                switch schema.storage(of: relationship.name, of: other.name) {
                case .column where schema.root(of: relationship.destination) == root:
                    let column = quoted(schema.column(relationship.name, of: other.name))
                    let table = quoted(schema.root(of: other.name))
                    try execute("UPDATE \(table) SET \(column) = NULL WHERE \(column) = ?")
                case .table(let link):
                    if schema.root(of: relationship.destination) == root {
                        try execute("DELETE FROM \(quoted(link.name)) WHERE \(link.target) = ?")
                    }
                    if schema.root(of: other.name) == root {
                        try execute("DELETE FROM \(quoted(link.name)) WHERE \(link.source) = ?")
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
        func execute(_ sql: String, _ arguments: StatementArguments) throws {
            try database.cachedStatement(sql: sql).execute(arguments: arguments)
        }
        switch storage {
        case .column: break
        case .inverseColumn(let column):
            let table = quoted(schema.root(of: description.destination))
            // The rows of the destinations have the links; only the order is written here.
            for (index, target) in (change.order ?? []).enumerated() {
                try execute(
                    "UPDATE \(table) SET \(quoted(StoreTables.position(of: column))) = ? WHERE _id = ?",
                    [index, target])
            }
        case .table(let link):
            let name = quoted(link.name)
            for target in change.removed {
                try execute(
                    "DELETE FROM \(name) WHERE \(link.source) = ? AND \(link.target) = ?", [change.source, target])
            }
            for target in change.added {
                try execute(
                    "INSERT OR IGNORE INTO \(name) (\(link.source), \(link.target)) VALUES (?, ?)",
                    [change.source, target])
            }
            for (index, target) in (change.order ?? []).enumerated() {
                try execute(
                    "UPDATE \(name) SET \(link.position) = ? WHERE \(link.source) = ? AND \(link.target) = ?",
                    [index, change.source, target])
            }
        }
    }
}
