import GRDB

/// The automatic migration of a store from one schema to another.
///
/// Tables are renamed, created again, filled from the old ones, and dropped, in the transaction of the caller. Entities and
/// properties are matched by name, or by the name that they had before.
struct StoreMigration {
    private let old: StoreSchema
    private let new: StoreSchema

    init(from old: StoreSchema, to new: StoreSchema) {
        self.old = old
        self.new = new
    }

    func run(in database: Database) throws {
        try check()
        let oldTables = StoreTables(schema: old)
        let indexes = try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'index\\_%' ESCAPE '\\'")
        for index in indexes { try database.execute(sql: "DROP INDEX \(quoted(index))") }
        for table in old.roots + oldTables.linkTables {
            try database.execute(sql: "ALTER TABLE \(quoted(table)) RENAME TO \(quoted(Self.temporary(table)))")
        }
        try StoreTables(schema: new).create(in: database)
        for entity in new.entities.values.sorted(by: { $0.name < $1.name }) { try copyRows(of: entity, in: database) }
        for entity in new.entities.values.sorted(by: { $0.name < $1.name }) { try copyLinks(of: entity, in: database) }
        for table in old.roots + oldTables.linkTables {
            try database.execute(sql: "DROP TABLE \(quoted(Self.temporary(table)))")
        }
        try moveIdentifiers(in: database)
    }

    private static func temporary(_ table: String) -> String { "_old_\(table)" }

    // MARK: Matching

    private func source(of entity: StoreEntity) -> StoreEntity? { old.entities[entity.renamedFrom ?? entity.name] }

    private func source(of attribute: StoreAttribute, in entity: String) -> StoreAttribute? {
        old.attribute(attribute.renamedFrom ?? attribute.name, of: entity)
    }

    private func source(of relationship: StoreRelationship, in entity: String) -> StoreRelationship? {
        old.relationship(relationship.renamedFrom ?? relationship.name, of: entity)
    }

    /// Throws if a difference has no automatic migration.
    private func check() throws {
        for entity in new.entities.values {
            guard let oldEntity = source(of: entity) else { continue }
            for attribute in new.ancestry(of: entity.name).flatMap(\.attributes) {
                if let before = source(of: attribute, in: oldEntity.name) {
                    guard before.type == attribute.type else {
                        throw failure(entity.name, attribute.name, "The type of the attribute differs.")
                    }
                } else if !attribute.isOptional, attribute.defaultValue == .null {
                    throw failure(
                        entity.name, attribute.name,
                        "The attribute is new and not optional, and has no default value.")
                }
            }
            for relationship in new.ancestry(of: entity.name).flatMap(\.relationships) {
                if let before = source(of: relationship, in: oldEntity.name), before.isToMany, !relationship.isToMany {
                    throw failure(entity.name, relationship.name, "A to-many relationship can't become to-one.")
                }
            }
        }
    }

    private func failure(_ entity: String, _ property: String, _ reason: String) -> StoreError {
        .cannotInferMigration(entity: entity, property: property, reason: reason)
    }

    // MARK: Copying

    private func copyRows(of entity: StoreEntity, in database: Database) throws {
        guard let oldEntity = source(of: entity) else { return }
        var columns = ["_id", "_entity", "_version"]
        var values: [SQL] = [SQL(text: "_id"), .value(.text(entity.name)), SQL(text: "_version")]
        for attribute in new.ancestry(of: entity.name).flatMap(\.attributes) {
            columns.append(attribute.name)
            guard let before = source(of: attribute, in: oldEntity.name) else {
                values.append(.value(attribute.defaultValue))
                continue
            }
            let column = SQL(text: quoted(before.name))
            let needsDefault = before.isOptional && !attribute.isOptional && attribute.defaultValue != .null
            values.append(
                needsDefault
                    ? SQL(text: "ifnull(") + column + SQL(text: ", ") + .value(attribute.defaultValue) + SQL(text: ")")
                    : column)
        }
        let oldColumns = Set(StoreTables(schema: old).columns(of: old.root(of: oldEntity.name)).map(\.name))
        let newColumns = Set(StoreTables(schema: new).columns(of: new.root(of: entity.name)).map(\.name))
        for relationship in new.ancestry(of: entity.name).flatMap(\.relationships) where !relationship.isToMany {
            guard let before = source(of: relationship, in: oldEntity.name) else { continue }
            columns.append(relationship.name)
            values.append(SQL(text: quoted(before.name)))
            let positions = (StoreTables.position(of: before.name), StoreTables.position(of: relationship.name))
            if oldColumns.contains(positions.0), newColumns.contains(positions.1) {
                columns.append(positions.1)
                values.append(SQL(text: quoted(positions.0)))
            }
        }
        let table = quoted(new.root(of: entity.name))
        let list = columns.map(quoted).joined(separator: ", ")
        try database.execute(
            literal: SQL(text: "INSERT INTO \(table) (\(list)) SELECT ") + values.joined(separator: ", ")
                + SQL(text: " FROM \(quoted(Self.temporary(old.root(of: oldEntity.name)))) WHERE _entity = ")
                + .value(.text(oldEntity.name)))
    }

    private func copyLinks(of entity: StoreEntity, in database: Database) throws {
        guard let oldEntity = source(of: entity) else { return }
        for relationship in entity.relationships {
            guard case .table(let link) = new.storage(of: relationship.name, of: entity.name),
                let before = source(of: relationship, in: oldEntity.name),
                let storage = old.storage(of: before.name, of: oldEntity.name)
            else { continue }
            let oldTable: String
            let columns: String
            switch storage {
            case .table(let table):
                oldTable = table.name
                let otherPosition = table.isReversed ? "source_position" : "target_position"
                columns = "\(table.source), \(table.target), \(table.position), \(otherPosition)"
            case .column:
                oldTable = old.root(of: oldEntity.name)
                columns = "_id, \(quoted(before.name)), NULL, NULL"
            case .inverseColumn(let inverse):
                oldTable = old.root(of: before.destination)
                columns = "\(quoted(inverse)), _id, NULL, NULL"
            }
            let otherPosition = link.isReversed ? "source_position" : "target_position"
            let pair = columns.split(separator: ",").prefix(2).map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO \(quoted(link.name)) (\(link.source), \(link.target), \(link.position), \
                    \(otherPosition)) SELECT \(columns) FROM \(quoted(Self.temporary(oldTable))) WHERE \(pair)
                    """)
        }
    }

    /// Continues the numbers of rows in tables that have another name, or that several tables were merged into.
    private func moveIdentifiers(in database: Database) throws {
        let rows = try Row.fetchAll(database, sql: "SELECT entity, last FROM _collage_identifiers")
        let last = Dictionary(uniqueKeysWithValues: rows.map { ($0["entity"] as String, $0["last"] as Int64) })
        try database.execute(sql: "DELETE FROM _collage_identifiers")
        for root in new.roots {
            let before = new.entities[root].flatMap(source).flatMap { last[old.root(of: $0.name)] } ?? 0
            try database.execute(
                sql: "INSERT INTO _collage_identifiers SELECT ?, max(?, ifnull(MAX(_id), 0)) FROM \(quoted(root))",
                arguments: [root, before])
        }
    }
}
