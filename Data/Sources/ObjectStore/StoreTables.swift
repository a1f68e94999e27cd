import GRDB

/// The tables and indexes of a schema.
struct StoreTables {
    let schema: StoreSchema

    /// Creates all tables that don't exist yet.
    func create(in database: Database) throws {
        for root in schema.roots {
            let columns = columns(of: root).map { ", \(quoted($0.name)) \($0.affinity)" }.joined()
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS \(quoted(root)) (_id INTEGER PRIMARY KEY, _entity TEXT NOT NULL, \
                    _version INTEGER NOT NULL\(columns))
                    """)
        }
        for table in linkTables {
            let name = quoted(table)
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS \(name) (source INTEGER NOT NULL, target INTEGER NOT NULL, \
                    source_position INTEGER, target_position INTEGER, PRIMARY KEY (source, target)) WITHOUT ROWID
                    """)
        }
        try createIndexes(in: database)
    }

    /// Creates the indexes of the schema, and removes the indexes of the previous schema.
    func replaceIndexes(in database: Database) throws {
        try Self.dropIndexes(in: database)
        try createIndexes(in: database)
    }

    static func dropIndexes(in database: Database) throws {
        let indexes = try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'index\\_%' ESCAPE '\\'")
        for index in indexes { try database.execute(sql: "DROP INDEX \(quoted(index))") }
    }

    private func createIndexes(in database: Database) throws {
        for root in schema.roots {
            try createIndex(on: ["_entity"], of: root, in: database)
            for name in schema.family(of: root) {
                guard let entity = schema.entities[name] else { continue }
                for relationship in entity.relationships where !relationship.isToMany {
                    try createIndex(on: [schema.column(relationship.name, of: name)], of: root, in: database)
                }
                for keys in entity.uniqueKeys + entity.indexes {
                    try createIndex(on: keys.map { schema.column($0, of: name) }, of: root, in: database)
                }
            }
        }
        for table in linkTables { try createIndex(on: ["target", "source"], of: table, in: database) }
    }

    private func createIndex(on columns: [String], of table: String, in database: Database) throws {
        let name = "index_\(table)_\(columns.joined(separator: "_"))"
        let list = columns.map(quoted).joined(separator: ", ")
        try database.execute(sql: "CREATE INDEX IF NOT EXISTS \(quoted(name)) ON \(quoted(table)) (\(list))")
    }

    /// A column of an entity's table, in addition to the columns that all tables have.
    struct Column: Hashable {
        let name: String
        let affinity: String
    }

    /// The columns for the entity that names a table and for the entities that inherit from it.
    func columns(of root: String) -> [Column] {
        var columns: [Column] = []
        for name in schema.family(of: root) {
            guard let entity = schema.entities[name] else { continue }
            for attribute in entity.attributes {
                let column = schema.column(attribute.name, of: name)
                columns.append(Column(name: column, affinity: attribute.type.affinity))
            }
            for relationship in entity.relationships where !relationship.isToMany {
                columns.append(Column(name: schema.column(relationship.name, of: name), affinity: "INTEGER"))
            }
            for column in positionColumns(of: name) { columns.append(Column(name: column, affinity: "INTEGER")) }
        }
        return columns
    }

    /// The columns with the position in an ordered relationship whose inverse is a column of the entity.
    private func positionColumns(of entity: String) -> [String] {
        (schema.entities[entity]?.relationships ?? []).compactMap { relationship in
            guard !relationship.isToMany, let inverse = relationship.inverse,
                let ordered = schema.relationship(inverse, of: relationship.destination), ordered.isToMany,
                ordered.isOrdered
            else { return nil }
            return Self.position(of: schema.column(relationship.name, of: entity))
        }
    }

    /// The column with an object's position among the objects that have the same destination, which another column has.
    static func position(of column: String) -> String { "_position_\(column)" }

    /// The names of the tables with pairs.
    var linkTables: [String] {
        var names: Set<String> = []
        for entity in schema.entities.values {
            for relationship in entity.relationships {
                if case .table(let table) = schema.storage(of: relationship.name, of: entity.name) {
                    names.insert(table.name)
                }
            }
        }
        return names.sorted()
    }
}
