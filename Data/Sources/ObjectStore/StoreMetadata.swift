import Foundation
import GRDB

/// The table that describes a store: its format, its schema, and the app's values.
enum StoreMetadata {
    private static let table = "_collage_metadata"
    private static let format: Int64 = 1

    /// Creates the tables of a new store, or compares the schema of an existing one and migrates it.
    static func prepare(
        _ database: any DatabaseWriter, schema: StoreSchema, migrates: Bool, isReadOnly: Bool
    ) throws {
        let stored = try database.read { try self.schema(in: $0) }
        if let stored, stored.isCompatible(with: schema) {
            if !isReadOnly, stored.entities.mapValues(\.indexes) != schema.entities.mapValues(\.indexes) {
                try database.write { database in
                    try StoreTables(schema: schema).replaceIndexes(in: database)
                    try set(schema, in: database)
                }
            }
            return
        }
        guard !isReadOnly else { throw StoreError.incompatibleSchema }
        if stored != nil, !migrates { throw StoreError.incompatibleSchema }
        try database.write { database in
            if let stored {
                var migration = StoreMigration(from: stored, to: schema)
                try migration.run(in: database)
            } else {
                try create(in: database)
                try StoreTables(schema: schema).create(in: database)
            }
            try set(schema, in: database)
        }
    }

    private static func set(_ schema: StoreSchema, in database: Database) throws {
        let text = String(decoding: try JSONEncoder().encode(schema), as: UTF8.self)
        try set("schema", .text(text), in: database)
    }

    private static func create(in database: Database) throws {
        try database.execute(sql: "CREATE TABLE \(table) (key TEXT PRIMARY KEY, value)")
        try database.execute(sql: "CREATE TABLE _collage_identifiers (entity TEXT PRIMARY KEY, last INTEGER NOT NULL)")
        try set("format", .integer(format), in: database)
        try set("uuid", .text(UUID().uuidString), in: database)
    }

    /// Returns the schema of a store, or `nil` if the database is empty.
    static func schema(in database: Database) throws -> StoreSchema? {
        guard try database.tableExists(table) else {
            let count = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
            guard count == 0 else {
                throw StoreError.notAStore(path: "", reason: "The database has another program's tables.")
            }
            return nil
        }
        let values = try all(in: database)
        guard values["format"] == .integer(format) else {
            throw StoreError.notAStore(path: "", reason: "The file has a format that this version can't read.")
        }
        guard case .text(let text)? = values["schema"] else { return nil }
        do {
            return try JSONDecoder().decode(StoreSchema.self, from: Data(text.utf8))
        } catch {
            throw StoreError.notAStore(path: "", reason: "The description of the entities can't be read: \(error)")
        }
    }

    /// Returns the app's values, and the store's UUID under `uuid`.
    static func values(in database: Database) throws -> [String: StoreValue] {
        guard try database.tableExists(table) else { return [:] }
        return try all(in: database).filter { $0.key == "uuid" || $0.key.hasPrefix("app.") }
    }

    static func set(_ values: [String: StoreValue], in database: Database) throws {
        try database.execute(sql: "DELETE FROM \(table) WHERE key LIKE 'app.%'")
        for (key, value) in values where key.hasPrefix("app.") { try set(key, value, in: database) }
    }

    private static func set(_ key: String, _ value: StoreValue, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO \(table) VALUES (?, ?)", arguments: [key, value.databaseValue])
    }

    private static func all(in database: Database) throws -> [String: StoreValue] {
        let rows = try Row.fetchAll(database, sql: "SELECT key, value FROM \(table)")
        return Dictionary(uniqueKeysWithValues: rows.map { ($0["key"], StoreValue($0["value"])) })
    }
}
