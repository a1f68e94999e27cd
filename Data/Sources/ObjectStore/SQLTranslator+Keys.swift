import GRDB

extension SQLTranslator {
    /// A key path that is split at its first to-many relationship.
    struct Path {
        var many: ToManyReference?
        var rest: [String]
    }

    /// A to-many relationship of the object whose identifier is an expression.
    struct ToManyReference {
        let relationship: StoreRelationship
        let entity: String
        let owner: SQL
    }

    mutating func path(_ keys: [String], of entity: String, as alias: String) throws -> Path {
        var current = entity
        for (index, key) in keys.enumerated() {
            guard let relationship = schema.relationship(key, of: current) else { break }
            if relationship.isToMany {
                let owner = try value(ofKeys: Array(keys[..<index]), of: entity, as: alias)
                return Path(
                    many: ToManyReference(relationship: relationship, entity: current, owner: owner),
                    rest: Array(keys[(index + 1)...]))
            }
            current = relationship.destination
        }
        return Path(many: nil, rest: keys)
    }

    /// Returns the value of a key path as an expression: an attribute's value, or an object's identifier.
    mutating func value(ofKeys keys: [String], of entity: String, as alias: String) throws -> SQL {
        guard let first = keys.first else { return SQL(text: "\(alias)._id") }
        let rest = Array(keys.dropFirst())
        if rest.isEmpty, let expression = expressions[first] { return expression }
        if let attribute = schema.attribute(first, of: entity) {
            guard rest.isEmpty else { throw Untranslatable() }
            let column = "\(alias).\(quoted(schema.column(first, of: entity)))"
            return SQL(text: attribute.type == .decimal ? "CAST(\(column) AS REAL)" : column)
        }
        guard let relationship = schema.relationship(first, of: entity) else {
            guard ["self", "objectid"].contains(first.lowercased()) else { throw Untranslatable() }
            return try value(ofKeys: rest, of: entity, as: alias)
        }
        if relationship.isToMany {
            let many = ToManyReference(relationship: relationship, entity: entity, owner: SQL(text: "\(alias)._id"))
            return try collected(rest, of: many)
        }
        let column = "\(alias).\(quoted(schema.column(first, of: entity)))"
        if rest.isEmpty { return SQL(text: column) }
        let other = newAlias()
        let table = quoted(schema.root(of: relationship.destination))
        return try SQL(text: "(SELECT ") + value(ofKeys: rest, of: relationship.destination, as: other)
            + SQL(text: " FROM \(table) \(other) WHERE \(other)._id = \(column))")
    }

    /// Returns the value of an operator such as `@sum` for the destinations of a to-many relationship.
    private mutating func collected(_ keys: [String], of many: ToManyReference) throws -> SQL {
        let (source, other) = try rows(of: many)
        if keys == ["@count"] { return SQL(text: "(SELECT COUNT(*) ") + source + SQL(text: ")") }
        guard let name = keys.first, keys.count > 1 else { throw Untranslatable() }
        let value = try value(ofKeys: Array(keys.dropFirst()), of: many.relationship.destination, as: other)
        switch name {
        case "@sum": return SQL(text: "(SELECT ifnull(SUM(") + value + SQL(text: "), 0) ") + source + SQL(text: ")")
        case "@avg":
            // A missing value is 0, as in memory.
            return SQL(text: "(SELECT ifnull(AVG(ifnull(") + value + SQL(text: ", 0)), 0) ") + source + SQL(text: ")")
        case "@min": return SQL(text: "(SELECT MIN(") + value + SQL(text: ") ") + source + SQL(text: ")")
        case "@max": return SQL(text: "(SELECT MAX(") + value + SQL(text: ") ") + source + SQL(text: ")")
        default: throw Untranslatable()
        }
    }

    private mutating func newAlias() -> String {
        aliasCount += 1
        return "t\(aliasCount)"
    }

    /// Returns `FROM … WHERE …` for the destinations of a to-many relationship, and the alias of their table.
    mutating func rows(of many: ToManyReference) throws -> (SQL, String) {
        let other = newAlias()
        let table = quoted(schema.root(of: many.relationship.destination))
        switch schema.storage(of: many.relationship.name, of: many.entity) {
        case .inverseColumn(let column):
            return (SQL(text: "FROM \(table) \(other) WHERE \(other).\(quoted(column)) = ") + many.owner, other)
        case .table(let link):
            let pairs = newAlias()
            let join = "\(quoted(link.name)) \(pairs) JOIN \(table) \(other) ON \(other)._id = \(pairs).\(link.target)"
            return (SQL(text: "FROM \(join) WHERE \(pairs).\(link.source) = ") + many.owner, other)
        case .column, nil: throw Untranslatable()
        }
    }
}
