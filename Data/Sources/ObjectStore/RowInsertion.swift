import GRDB

/// The insertion of rows, with one statement for all rows of an entity.
struct RowInsertion {
    private let schema: StoreSchema
    private let database: Database
    private var statements: [String: Insertion] = [:]
    /// The insertion of the latest row. Rows of an entity usually follow each other.
    private var latest: Insertion?

    /// The statement for the rows of an entity.
    private final class Insertion {
        let entity: String
        let statement: Statement
        /// The properties of the statement's arguments.
        let names: PropertyNames
        /// Names that equal the statement's names, so that the values of a row are the arguments.
        var same: PropertyNames

        init(_ entity: String, _ statement: Statement, _ names: PropertyNames) {
            self.entity = entity
            self.statement = statement
            self.names = names
            same = names
        }
    }

    init(schema: StoreSchema, database: Database) {
        self.schema = schema
        self.database = database
    }

    mutating func insert(_ row: StoreRow) throws {
        let insertion = try insertion(of: row.entity)
        if row.values.names !== insertion.same, row.values.names == insertion.names {
            // Rows with the same values usually have the same names.
            insertion.same = row.values.names
        }
        let isInOrder = row.values.names === insertion.same
        try insertion.statement.execute { arguments in
            arguments.bind(row.id, at: 1)
            for (position, name) in insertion.names.names.enumerated() {
                arguments.bind(isInOrder ? row.values[position] : row.values[name], at: Int32(position) + 2)
            }
        }
    }

    private mutating func insertion(of entity: String) throws -> Insertion {
        if let latest, latest.entity == entity { return latest }
        if let known = statements[entity] {
            latest = known
            return known
        }
        let (names, columns) = schema.columns(of: entity)
        let list = columns.map { ", \(quoted($0))" }.joined()
        let marks = columns.map { _ in ", ?" }.joined()
        let name = entity.replacing("'", with: "''")
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO \(quoted(schema.root(of: entity))) (_id, _entity, _version\(list)) \
                VALUES (?, '\(name)', 1\(marks))
                """)
        let insertion = Insertion(entity, statement, names)
        statements[entity] = insertion
        latest = insertion
        return insertion
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
        // As in SQL, a missing value doesn't equal any other value.
        guard values.count == keys.count, !values.contains(.null) else { return nil }
        statement.setUncheckedArguments(StatementArguments([row.id.databaseValue] + values.map(\.databaseValue)))
        let cursor = try Row.fetchCursor(statement)
        let existing = try withExtendedLifetime(cursor) { try cursor.next().map(store.row) }
        return existing.map { .unique(keys: keys, row: row.id, existing: $0) }
    }
}
