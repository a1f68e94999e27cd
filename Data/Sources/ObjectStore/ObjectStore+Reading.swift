import GRDB
@_spi(Collage) import PortablePredicates

extension ObjectStore {
    /// Returns the rows that a query selects, or `nil` if its condition or its order has no SQL.
    package func rows(_ query: StoreQuery) throws -> [StoreRow]? {
        guard let tail = sql(query, isOrdered: true) else { return nil }
        let table = quoted(schema.root(of: query.entity))
        return try read { database in
            let request = SQLRequest<Row>(literal: SQL(text: "SELECT t0.* FROM \(table) t0 ") + tail)
            return try request.fetchAll(database).map(row)
        }
    }

    /// Returns the number of rows that a query selects, or `nil` if its condition has no SQL.
    package func count(_ query: StoreQuery) throws -> Int? {
        var counted = query
        counted.sorts = []
        guard let tail = sql(counted, isOrdered: false) else { return nil }
        let table = quoted(schema.root(of: query.entity))
        return try read { database in
            let inner = SQL(text: "SELECT 1 FROM \(table) t0 ") + tail
            return try SQLRequest<Int>(literal: SQL(text: "SELECT COUNT(*) FROM (") + inner + SQL(text: ")"))
                .fetchOne(database) ?? 0
        }
    }

    /// Returns the values of columns, or `nil` if they, the condition, or the order have no SQL.
    package func values(
        _ query: StoreQuery, columns: [StoreQuery.Column], groupedBy groups: [[String]] = [], isDistinct: Bool = false
    ) throws -> [[String: StoreValue]]? {
        var translator = SQLTranslator(schema: schema)
        var selected: [SQL] = []
        var grouped: [SQL] = []
        do {
            for column in columns {
                let value = try translator.value(ofKeys: column.keys, of: query.entity, as: "t0")
                let open = column.function.map { "\($0)(" } ?? ""
                selected.append(
                    SQL(text: open) + value
                        + SQL(text: "\(column.function == nil ? "" : ")") AS \(quoted(column.name))"))
            }
            for group in groups { grouped.append(try translator.value(ofKeys: group, of: query.entity, as: "t0")) }
        } catch is Untranslatable {
            return nil
        }
        let isOrdered = columns.allSatisfy { $0.function == nil } && !isDistinct
        let grouping = grouped.isEmpty ? nil : SQL(text: " GROUP BY ") + grouped.joined(separator: ", ")
        guard let tail = sql(query, isOrdered: isOrdered, grouping: grouping) else { return nil }
        let table = quoted(schema.root(of: query.entity))
        return try read { database in
            let head = SQL(text: isDistinct ? "SELECT DISTINCT " : "SELECT ") + selected.joined(separator: ", ")
            let rows = try SQLRequest<Row>(literal: head + SQL(text: " FROM \(table) t0 ") + tail).fetchAll(database)
            return rows.map { row in
                Dictionary(columns.map { ($0.name, StoreValue(row[$0.name])) }) { first, _ in first }
            }
        }
    }

    /// Returns a row, or `nil` if it doesn't exist.
    package func row(_ id: Int64, of entity: String) throws -> StoreRow? {
        try read { try row(id, of: entity, in: $0) }
    }

    /// Returns the identifiers of the destinations of a to-many relationship, in its order.
    package func links(_ relationship: String, of id: Int64, entity: String) throws -> [Int64] {
        guard let description = schema.relationship(relationship, of: entity),
            let storage = schema.storage(of: relationship, of: entity)
        else { return [] }
        return try read { database in
            switch storage {
            case .column: return []
            case .inverseColumn(let column):
                let table = quoted(schema.root(of: description.destination))
                let position = description.isOrdered ? quoted(StoreTables.position(of: column)) + ", " : ""
                return try Int64.fetchAll(
                    database,
                    sql: "SELECT _id FROM \(table) WHERE \(quoted(column)) = ? ORDER BY \(position)_id",
                    arguments: [id])
            case .table(let link):
                let position = description.isOrdered ? link.position + ", " : ""
                return try Int64.fetchAll(
                    database,
                    sql: """
                        SELECT \(link.target) FROM \(quoted(link.name)) WHERE \(link.source) = ? \
                        ORDER BY \(position)\(link.target)
                        """,
                    arguments: [id])
            }
        }
    }

    func row(_ id: Int64, of entity: String, in database: Database) throws -> StoreRow? {
        let table = quoted(schema.root(of: entity))
        return try Row.fetchOne(database, sql: "SELECT * FROM \(table) WHERE _id = ?", arguments: [id]).map(row)
    }

    func row(_ row: Row) -> StoreRow {
        let entity: String = row["_entity"]
        var values: [String: StoreValue] = [:]
        for ancestor in schema.ancestry(of: entity) {
            for attribute in ancestor.attributes { values[attribute.name] = StoreValue(row[attribute.name]) }
            for relationship in ancestor.relationships where !relationship.isToMany {
                values[relationship.name] = StoreValue(row[relationship.name])
            }
        }
        return StoreRow(entity: entity, id: row["_id"], version: row["_version"], values: values)
    }

    /// Returns `WHERE … ORDER BY … LIMIT …`, or `nil` if a part has no SQL.
    func sql(_ query: StoreQuery, isOrdered: Bool, grouping: SQL? = nil) -> SQL? {
        var translator = SQLTranslator(schema: schema)
        let names = query.includesSubentities ? schema.family(of: query.entity) : [query.entity]
        let list = names.map { SQL.value(.text($0)) }.joined(separator: ", ")
        var sql = SQL(text: "WHERE t0._entity IN (") + list + SQL(text: ")")
        do {
            if let condition = query.condition {
                sql += try SQL(text: " AND ") + translator.sql(condition, of: query.entity, as: "t0")
            }
            if let grouping { sql += grouping }
            var orders = try query.sorts.map { sort in
                let collation = sort.isLocalized ? " COLLATE \(SQLFunctions.localizedName)" : ""
                return try translator.value(ofKeys: sort.keys, of: query.entity, as: "t0")
                    + SQL(text: collation + (sort.isAscending ? " ASC" : " DESC"))
            }
            if isOrdered { orders.append(SQL(text: "t0._id")) }
            if !orders.isEmpty { sql += SQL(text: " ORDER BY ") + orders.joined(separator: ", ") }
        } catch {
            return nil
        }
        if query.limit != nil || query.offset > 0 {
            sql += SQL(text: " LIMIT \(query.limit ?? -1) OFFSET \(query.offset)")
        }
        return sql
    }
}
