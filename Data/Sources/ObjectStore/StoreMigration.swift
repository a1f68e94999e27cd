import GRDB

/// The automatic migration of a store from one schema to another.
///
/// Tables are renamed, created again, filled from the old ones, and dropped, in the transaction of the caller. Entities and
/// properties are matched by name, or by the name that they had before.
struct StoreMigration {
    let old: StoreSchema
    let new: StoreSchema
    /// The offsets that are added to the row numbers of tables that are merged.
    private(set) var offsets: [RowMove: Int64] = [:]

    /// A table whose rows a migration moves to another one.
    struct RowMove: Hashable {
        let old: String
        let new: String
    }

    init(from old: StoreSchema, to new: StoreSchema) {
        self.old = old
        self.new = new
    }

    mutating func run(in database: Database) throws {
        try check()
        offsets = try self.offsets(in: database)
        let oldTables = StoreTables(schema: old)
        try StoreTables.dropIndexes(in: database)
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

    func source(of entity: StoreEntity) -> StoreEntity? { old.entities[entity.renamedFrom ?? entity.name] }

    private func source(of attribute: StoreAttribute, in entity: String) -> StoreAttribute? {
        old.attribute(attribute.renamedFrom ?? attribute.name, of: entity)
    }

    private func source(of relationship: StoreRelationship, in entity: String) -> StoreRelationship? {
        old.relationship(relationship.renamedFrom ?? relationship.name, of: entity)
    }

    /// Throws an error if the migration of a difference can't be inferred.
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
        let offset = offset(from: oldEntity.name, to: entity.name)
        var values: [SQL] = [SQL(text: "_id + \(offset)"), .value(.text(entity.name)), SQL(text: "_version")]
        for attribute in new.ancestry(of: entity.name).flatMap(\.attributes) {
            columns.append(new.column(attribute.name, of: entity.name))
            guard let before = source(of: attribute, in: oldEntity.name) else {
                values.append(.value(attribute.defaultValue))
                continue
            }
            let column = SQL(text: quoted(old.column(before.name, of: oldEntity.name)))
            let needsDefault = before.isOptional && !attribute.isOptional && attribute.defaultValue != .null
            values.append(
                needsDefault
                    ? SQL(text: "ifnull(") + column + SQL(text: ", ") + .value(attribute.defaultValue) + SQL(text: ")")
                    : column)
        }
        for column in toOneColumns(of: entity, oldEntity) {
            columns.append(column.after)
            values.append(SQL(text: "\(quoted(column.before)) + \(column.offset)"))
        }
        try checkRequired(entity, oldEntity, in: database)
        let table = quoted(new.root(of: entity.name))
        let list = columns.map(quoted).joined(separator: ", ")
        try database.execute(
            literal: SQL(text: "INSERT INTO \(table) (\(list)) SELECT ") + values.joined(separator: ", ")
                + SQL(text: " FROM \(quoted(Self.temporary(old.root(of: oldEntity.name)))) WHERE _entity = ")
                + .value(.text(oldEntity.name)))
    }

    /// Throws an error if objects have no value for an attribute without a default that was optional before.
    private func checkRequired(_ entity: StoreEntity, _ oldEntity: StoreEntity, in database: Database) throws {
        let table = quoted(Self.temporary(old.root(of: oldEntity.name)))
        for attribute in new.ancestry(of: entity.name).flatMap(\.attributes)
        where !attribute.isOptional && attribute.defaultValue == .null {
            guard let before = source(of: attribute, in: oldEntity.name), before.isOptional else { continue }
            let column = quoted(old.column(before.name, of: oldEntity.name))
            let isMissing = try Bool.fetchOne(
                database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE _entity = ? AND \(column) IS NULL)",
                arguments: [oldEntity.name])
            if isMissing == true {
                throw failure(
                    entity.name, attribute.name,
                    "Objects have no value for the attribute, which isn't optional anymore and has no default value.")
            }
        }
    }

    /// A column of links or positions in an old table and in its new one.
    private struct MovedColumn {
        let before: String
        let after: String
        /// The number that is added to the values.
        let offset: Int64
    }

    /// Returns the columns of an entity's to-one relationships and of their positions, in the old tables and in the new ones.
    private func toOneColumns(of entity: StoreEntity, _ oldEntity: StoreEntity) -> [MovedColumn] {
        let oldColumns = Set(StoreTables(schema: old).columns(of: old.root(of: oldEntity.name)).map(\.name))
        let newColumns = Set(StoreTables(schema: new).columns(of: new.root(of: entity.name)).map(\.name))
        var columns: [MovedColumn] = []
        for relationship in new.ancestry(of: entity.name).flatMap(\.relationships) where !relationship.isToMany {
            guard let before = source(of: relationship, in: oldEntity.name) else { continue }
            let column = MovedColumn(
                before: old.column(before.name, of: oldEntity.name),
                after: new.column(relationship.name, of: entity.name),
                offset: offset(from: before.destination, to: relationship.destination))
            let position = MovedColumn(
                before: StoreTables.position(of: column.before), after: StoreTables.position(of: column.after),
                offset: 0)
            columns.append(column)
            if oldColumns.contains(position.before), newColumns.contains(position.after) { columns.append(position) }
        }
        return columns
    }

    private func copyLinks(of entity: StoreEntity, in database: Database) throws {
        for relationship in new.ancestry(of: entity.name).flatMap(\.relationships) {
            switch new.storage(of: relationship.name, of: entity.name) {
            case .table(let link):
                guard let pairs = oldLinks(of: relationship, in: entity) else { continue }
                let otherPosition = link.isReversed ? "source_position" : "target_position"
                try database.execute(
                    sql: """
                        INSERT OR IGNORE INTO \(quoted(link.name)) (\(link.source), \(link.target), \(link.position), \
                        \(otherPosition)) \(pairs)
                        """)
            case .column: try setInverse(relationship, of: entity, in: database)
            case .inverseColumn, nil: break
            }
        }
    }

    /// Fills the column of a to-one relationship that is new, and whose inverse had links before.
    private func setInverse(
        _ relationship: StoreRelationship, of entity: StoreEntity, in database: Database
    ) throws {
        if let oldEntity = source(of: entity), source(of: relationship, in: oldEntity.name) != nil { return }
        guard let other = new.entities[relationship.destination],
            let inverse = relationship.inverse.flatMap({ new.relationship($0, of: other.name) }),
            let pairs = oldLinks(of: inverse, in: other)
        else { return }
        let column = new.column(relationship.name, of: entity.name)
        let position = inverse.isOrdered ? ", \(quoted(StoreTables.position(of: column))) = links.source_position" : ""
        try database.execute(
            sql: """
                UPDATE \(quoted(new.root(of: entity.name))) AS rows SET \(quoted(column)) = links.source\(position) \
                FROM (\(pairs)) AS links WHERE rows._id = links.target AND rows._entity = ?
                """, arguments: [entity.name])
    }

    /// Returns a query for the links that a relationship had in the old tables: `source`, `target`, and their positions.
    private func oldLinks(of relationship: StoreRelationship, in entity: StoreEntity) -> String? {
        guard let oldEntity = source(of: entity), let before = source(of: relationship, in: oldEntity.name),
            let storage = old.storage(of: before.name, of: oldEntity.name)
        else { return nil }
        let table: String
        let columns: [String]
        switch storage {
        case .table(let link):
            table = link.name
            let otherPosition = link.isReversed ? "source_position" : "target_position"
            columns = [link.source, link.target, link.position, otherPosition]
        case .column:
            table = old.root(of: oldEntity.name)
            let column = old.column(before.name, of: oldEntity.name)
            columns = ["_id", quoted(column), "NULL", position(of: column, in: table)]
        case .inverseColumn(let column):
            table = old.root(of: before.destination)
            columns = [quoted(column), "_id", position(of: column, in: table), "NULL"]
        }
        let moves = [
            offset(from: oldEntity.name, to: entity.name),
            offset(from: before.destination, to: relationship.destination),
        ]
        let list = """
            \(columns[0]) + \(moves[0]) AS source, \(columns[1]) + \(moves[1]) AS target, \
            \(columns[2]) AS source_position, \(columns[3]) AS target_position
            """
        return """
            SELECT \(list) FROM \(quoted(Self.temporary(table))) \
            WHERE \(columns[0]) IS NOT NULL AND \(columns[1]) IS NOT NULL
            """
    }

    private func position(of column: String, in oldTable: String) -> String {
        let name = StoreTables.position(of: column)
        return StoreTables(schema: old).columns(of: oldTable).contains { $0.name == name } ? quoted(name) : "NULL"
    }

    /// Continues the numbers of rows in tables that have another name, or that several tables were merged into.
    private func moveIdentifiers(in database: Database) throws {
        let rows = try Row.fetchAll(database, sql: "SELECT entity, last FROM _collage_identifiers")
        let last = Dictionary(uniqueKeysWithValues: rows.map { ($0["entity"] as String, $0["last"] as Int64) })
        try database.execute(sql: "DELETE FROM _collage_identifiers")
        for root in new.roots {
            let before = offsets.filter { $0.key.new == root }.map { (last[$0.key.old] ?? 0) + $0.value }.max() ?? 0
            try database.execute(
                sql: "INSERT INTO _collage_identifiers SELECT ?, max(?, ifnull(MAX(_id), 0)) FROM \(quoted(root))",
                arguments: [root, before])
        }
    }
}
