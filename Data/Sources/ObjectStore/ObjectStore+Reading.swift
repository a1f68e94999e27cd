import GRDB
@_spi(Collage) import PortablePredicates

extension ObjectStore {
    /// Returns the rows that a query selects, or `nil` if its condition or its order can't be expressed in SQL.
    ///
    /// - Parameter needsValues: A closure that returns whether the values of a row are needed. Other rows have none.
    package func rows(
        _ query: StoreQuery, needsValues: (_ entity: String, _ row: Int64) -> Bool = { _, _ in true }
    ) throws -> [StoreRow]? {
        guard let tail = sql(query, isOrdered: true) else { return nil }
        let table = quoted(schema.root(of: query.entity))
        return try read { database in
            let request = SQLRequest<Row>(literal: SQL(text: "SELECT t0.* FROM \(table) t0 ") + tail)
            let cursor = try request.fetchCursor(database)
            var rows: [StoreRow] = []
            while let next = try cursor.next() {
                let (entity, id): (String, Int64) = (next["_entity"], next["_id"])
                rows.append(
                    needsValues(entity, id)
                        ? row(next) : StoreRow(entity: entity, id: id, version: next["_version"], values: [:]))
            }
            return rows
        }
    }

    /// Returns the rows that a query selects without their values, or `nil` if its condition or its order can't be
    /// expressed in SQL.
    package func identifiers(_ query: StoreQuery) throws -> StoreIdentifiers? {
        guard let tail = sql(query, isOrdered: true) else { return nil }
        return try read { try identifiers(query, tail, in: $0) }
    }

    /// Returns the number of rows that a query selects, and the rows that another query selects, from the same state of
    /// the store.
    func countAndIdentifiers(_ query: StoreQuery, _ beginning: StoreQuery) throws -> (count: Int, rows: [Int64])? {
        var counted = query
        counted.sorts = []
        guard let counted = sql(counted, isOrdered: false), let tail = sql(beginning, isOrdered: true) else {
            return nil
        }
        let table = quoted(schema.root(of: query.entity))
        return try read { database in
            let count = SQLRequest<Int>(literal: SQL(text: "SELECT COUNT(*) FROM \(table) t0 ") + counted)
            return (try count.fetchOne(database) ?? 0, try identifiers(beginning, tail, in: database).rows)
        }
    }

    /// Returns the rows of a query with the given end, without their values.
    private func identifiers(_ query: StoreQuery, _ tail: SQL, in database: Database) throws -> StoreIdentifiers {
        let table = quoted(schema.root(of: query.entity))
        var found = StoreIdentifiers(entity: query.entity)
        if !query.includesSubentities || schema.family(of: query.entity).count == 1 {
            // An index of the order has the identifiers, so that rows aren't read.
            let request = SQLRequest<Int64>(literal: SQL(text: "SELECT t0._id FROM \(table) t0 ") + tail)
            found.rows = try request.fetchAll(database)
            return found
        }
        let request = SQLRequest<Row>(literal: SQL(text: "SELECT t0._entity, t0._id FROM \(table) t0 ") + tail)
        let cursor = try request.fetchCursor(database)
        var entities: [String] = []
        while let row = try cursor.next() {
            entities.append(row[0])
            found.rows.append(row[1])
        }
        found.entities = entities
        return found
    }

    /// Returns the rows of an entity and its subentities with the given identifiers, in no particular order.
    package func rows(_ ids: [Int64], of entity: String) throws -> [StoreRow] {
        let table = quoted(schema.root(of: entity))
        return try read { database in
            // Databases accept a limited number of arguments.
            try stride(from: 0, to: ids.count, by: 10_000).flatMap { start in
                let part = ids[start..<min(start + 10_000, ids.count)]
                let marks = part.map { _ in "?" }.joined(separator: ", ")
                let cursor = try Row.fetchCursor(
                    database, sql: "SELECT * FROM \(table) WHERE _id IN (\(marks))",
                    arguments: StatementArguments(Array(part)))
                return try withExtendedLifetime(cursor) {
                    var found: [StoreRow] = []
                    while let next = try cursor.next() { found.append(row(next)) }
                    return found
                }
            }
        }
    }

    /// Returns the number of rows that a query selects, or `nil` if its condition can't be expressed in SQL.
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

    /// Returns the values of columns, or `nil` if the columns, the condition, or the order can't be expressed in SQL.
    package func values(
        _ query: StoreQuery, columns: [StoreQuery.Column], groupedBy groups: [[String]] = [],
        having: PredicateCondition? = nil, isDistinct: Bool = false
    ) throws -> [[String: StoreValue]]? {
        var translator = SQLTranslator(schema: schema)
        var selected: [SQL] = []
        var expressions: [String: SQL] = [:]
        var grouping = SQL(text: "")
        do {
            for column in columns {
                var value = try translator.value(column.operand, of: query.entity, as: "t0")
                if let function = column.function { value = SQL(text: "\(function)(") + value + SQL(text: ")") }
                expressions[column.name] = value
                selected.append(value + SQL(text: " AS \(quoted(column.name))"))
            }
            let grouped = try groups.map { try translator.value(ofKeys: $0, of: query.entity, as: "t0") }
            if !grouped.isEmpty { grouping = SQL(text: " GROUP BY ") + grouped.joined(separator: ", ") }
            translator.expressions = expressions
            if let having { grouping += try SQL(text: " HAVING ") + translator.sql(having, of: query.entity, as: "t0") }
        } catch is Untranslatable {
            return nil
        }
        let isOrdered = columns.allSatisfy { $0.function == nil } && !isDistinct
        guard let tail = sql(query, isOrdered: isOrdered, grouping: grouping, expressions: expressions) else {
            return nil
        }
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
        let cursor = try Row.fetchCursor(database, sql: "SELECT * FROM \(table) WHERE _id = ?", arguments: [id])
        // The row has values as long as the cursor exists.
        return try withExtendedLifetime(cursor) { try cursor.next().map(row) }
    }

    /// Returns the values of a row that a cursor has just read.
    func row(_ row: Row) -> StoreRow {
        counters.countRows()
        let entity: String = row["_entity"]
        let (names, columns) = schema.columns(of: entity)
        var values = PropertyValues<StoreValue>(names)
        for (position, column) in columns.enumerated() { values[position] = StoreValue(row, column) }
        return StoreRow(entity: entity, id: row["_id"], version: row["_version"], values: values)
    }

    /// Returns `WHERE … ORDER BY … LIMIT …`, or `nil` if a part can't be expressed in SQL.
    ///
    /// - Parameter expressions: Values that can be ordered by their names.
    func sql(
        _ query: StoreQuery, isOrdered: Bool, grouping: SQL? = nil, expressions: [String: SQL] = [:]
    ) -> SQL? {
        var translator = SQLTranslator(schema: schema)
        let names = query.includesSubentities ? schema.family(of: query.entity) : [query.entity]
        let list = names.map { SQL.value(.text($0)) }.joined(separator: ", ")
        // Without the condition, an index of another column can determine the order.
        let isWholeTable = names.count == schema.family(of: schema.root(of: query.entity)).count
        // SQLite counts the rows of a whole table without visiting them.
        var sql =
            isWholeTable
            ? SQL(text: query.condition == nil ? "" : "WHERE 1")
            : SQL(text: "WHERE t0._entity IN (") + list + SQL(text: ")")
        do {
            if let condition = query.condition {
                sql += try SQL(text: " AND ") + translator.sql(condition, of: query.entity, as: "t0")
            }
            if let grouping { sql += grouping }
            translator.expressions = expressions
            var orders = try query.sorts.map { sort in
                let collation = sort.stringOrder.map { " COLLATE \(SQLFunctions.collation($0))" } ?? ""
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
