import GRDB

/// The insertion of rows, with one statement for all rows of an entity.
struct RowInsertion {
    private let schema: StoreSchema
    private let database: Database
    private var statements: [String: (statement: Statement, properties: [String])] = [:]

    init(schema: StoreSchema, database: Database) {
        self.schema = schema
        self.database = database
    }

    mutating func insert(_ row: StoreRow) throws {
        let (statement, properties) = try statement(for: row.entity)
        var values = [row.id.databaseValue, row.entity.databaseValue]
        values.reserveCapacity(properties.count + 2)
        for property in properties { values.append(row.values[property]?.databaseValue ?? .null) }
        statement.setUncheckedArguments(StatementArguments(values))
        try statement.execute()
    }

    private mutating func statement(for entity: String) throws -> (Statement, [String]) {
        if let known = statements[entity] { return known }
        let pairs = schema.columns(of: entity).sorted { $0.key < $1.key }
        let names = pairs.map { ", \(quoted($0.value))" }.joined()
        let marks = pairs.map { _ in ", ?" }.joined()
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO \(quoted(schema.root(of: entity))) (_id, _entity, _version\(names)) VALUES (?, ?, 1\(marks))
                """)
        let made = (statement, pairs.map(\.key))
        statements[entity] = made
        return made
    }
}

/// The search for rows with the same values for a unique key.
struct UniqueCheck {
    private let keys: [String]
    private let store: ObjectStore
    private let database: Database
    private let statement: Statement

    /// Creates a search for the unique key of an entity.
    init(of owner: String, keys: [String], store: ObjectStore, database: Database) throws {
        self.keys = keys
        self.store = store
        self.database = database
        let schema = store.schema
        let family = schema.family(of: owner).map { "'\($0.replacing("'", with: "''"))'" }.joined(separator: ", ")
        let tests = keys.map { " AND \(quoted(schema.column($0, of: owner))) = ?" }.joined()
        statement = try database.cachedStatement(
            sql: """
                SELECT * FROM \(quoted(schema.root(of: owner))) WHERE _entity IN (\(family)) AND _id != ?\(tests)
                """)
    }

    /// Returns the conflict of a row that was written.
    func conflict(of row: StoreRow) throws -> StoreConflict? {
        guard keys.contains(where: { row.values[$0] != nil }) else { return nil }
        var values = keys.compactMap { row.values[$0] }
        if values.count < keys.count {
            guard let current = try store.row(row.id, of: row.entity, in: database) else { return nil }
            values = keys.compactMap { current.values[$0] }
        }
        // As in SQL, a missing value equals no other value.
        guard values.count == keys.count, !values.contains(.null) else { return nil }
        statement.setUncheckedArguments(StatementArguments([row.id.databaseValue] + values.map(\.databaseValue)))
        guard let existing = try Row.fetchOne(statement) else { return nil }
        return .unique(keys: keys, row: row.id, existing: store.row(existing))
    }
}
