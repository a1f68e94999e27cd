import GRDB

/// The insertion of rows, with one statement for all rows of an entity.
struct RowInsertion {
    private let schema: StoreSchema
    private let database: Database
    private var statements: [String: Insertion] = [:]

    /// The statement for the rows of an entity.
    private struct Insertion {
        let statement: Statement
        /// The properties of the statement's arguments.
        let names: PropertyNames
        /// Other names that are the same, so that the values of a row are the arguments.
        var same: PropertyNames
    }

    init(schema: StoreSchema, database: Database) {
        self.schema = schema
        self.database = database
    }

    mutating func insert(_ row: StoreRow) throws {
        if statements[row.entity] == nil { statements[row.entity] = try insertion(of: row.entity) }
        guard let insertion = statements[row.entity] else { return }
        var values = [row.id.databaseValue, row.entity.databaseValue]
        values.reserveCapacity(insertion.names.names.count + 2)
        if row.values.names === insertion.same {
            for position in insertion.names.names.indices {
                values.append(row.values[position]?.databaseValue ?? .null)
            }
        } else {
            for name in insertion.names.names { values.append(row.values[name]?.databaseValue ?? .null) }
            // Rows with the same values usually have the same names.
            if row.values.names == insertion.names { statements[row.entity]?.same = row.values.names }
        }
        insertion.statement.setUncheckedArguments(StatementArguments(values))
        try insertion.statement.execute()
    }

    private func insertion(of entity: String) throws -> Insertion {
        let (names, columns) = schema.columns(of: entity)
        let list = columns.map { ", \(quoted($0))" }.joined()
        let marks = columns.map { _ in ", ?" }.joined()
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO \(quoted(schema.root(of: entity))) (_id, _entity, _version\(list)) VALUES (?, ?, 1\(marks))
                """)
        return Insertion(statement: statement, names: names, same: names)
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
