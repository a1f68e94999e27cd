import Foundation
import GRDB
@_spi(Collage) import PortablePredicates

/// A part of a predicate that has no SQL. The caller evaluates the predicate in memory instead.
struct Untranslatable: Error {}

/// A translator of conditions to SQL.
struct SQLTranslator {
    let schema: StoreSchema
    /// The values of expressions by name. Conditions of groups and orders can use them.
    var expressions: [String: SQL] = [:]
    private var aliasCount = 0

    init(schema: StoreSchema) {
        self.schema = schema
    }

    /// Returns the condition as SQL that is never null.
    mutating func sql(_ condition: PredicateCondition, of entity: String, as alias: String) throws -> SQL {
        switch condition {
        case .always(let value): return SQL(text: value ? "1" : "0")
        case .both(let left, let right):
            return try SQL(text: "(") + sql(left, of: entity, as: alias) + SQL(text: " AND ")
                + sql(right, of: entity, as: alias) + SQL(text: ")")
        case .either(let left, let right):
            return try SQL(text: "(") + sql(left, of: entity, as: alias) + SQL(text: " OR ")
                + sql(right, of: entity, as: alias) + SQL(text: ")")
        case .not(let inner):
            return try SQL(text: "(NOT ifnull(") + sql(inner, of: entity, as: alias) + SQL(text: ", 0))")
        case .comparison(let comparison): return try sql(comparison, of: entity, as: alias)
        case .exists(let keys, let inner):
            let path = try path(keys, of: entity, as: alias)
            guard let many = path.many, path.rest.isEmpty else { throw Untranslatable() }
            let (source, other) = try rows(of: many)
            return try SQL(text: "EXISTS (SELECT 1 ") + source + SQL(text: " AND ")
                + sql(inner, of: many.relationship.destination, as: other) + SQL(text: ")")
        }
    }

    private mutating func sql(
        _ comparison: PredicateComparison, of entity: String, as alias: String
    ) throws -> SQL {
        guard case .keys(let keys) = comparison.left, let many = try path(keys, of: entity, as: alias).many
        else {
            guard comparison.quantity == .one else { throw Untranslatable() }
            return try plain(comparison, of: entity, as: alias)
        }
        let rest = try path(keys, of: entity, as: alias).rest
        if rest.first?.hasPrefix("@") == true { return try plain(comparison, of: entity, as: alias) }
        let (source, other) = try rows(of: many)
        var inner = comparison
        inner.quantity = .one
        inner.left = .keys(rest)
        switch comparison.quantity {
        case .one:
            guard comparison.relation == .contains else { throw Untranslatable() }
            inner.relation = .equal
        case .any, .all, .none: break
        }
        guard case .constant = comparison.right else { throw Untranslatable() }
        let test = try sql(.comparison(inner), of: many.relationship.destination, as: other)
        let head = SQL(text: "EXISTS (SELECT 1 ") + source + SQL(text: " AND ")
        switch comparison.quantity {
        case .one, .any: return head + test + SQL(text: ")")
        case .none: return SQL(text: "NOT ") + head + test + SQL(text: ")")
        case .all: return SQL(text: "NOT ") + head + SQL(text: "NOT ifnull(") + test + SQL(text: ", 0))")
        }
    }

    /// Returns the SQL of a comparison between two single values.
    private mutating func plain(_ comparison: PredicateComparison, of entity: String, as alias: String) throws -> SQL {
        switch comparison.relation {
        case .isIn: return try membership(comparison, of: entity, as: alias)
        case .isBetween: return try range(comparison, of: entity, as: alias)
        default: break
        }
        let left = try value(comparison.left, of: entity, as: alias)
        let right = try value(comparison.right, of: entity, as: alias)
        let symbols: [PredicateComparison.Operator: String] = [
            .equal: " IS ", .unequal: " IS NOT ", .less: " < ", .lessOrEqual: " <= ", .greater: " > ",
            .greaterOrEqual: " >= ",
        ]
        if comparison.options.isEmpty, let symbol = symbols[comparison.relation] {
            return SQL(text: "(") + left + SQL(text: symbol) + right + SQL(text: ")")
        }
        guard let index = SQLFunctions.relations.firstIndex(of: comparison.relation) else { throw Untranslatable() }
        return SQL(text: "\(SQLFunctions.compareName)(\(index), \(comparison.options.rawValue), ") + left
            + SQL(text: ", ") + right + SQL(text: ")")
    }

    private mutating func membership(
        _ comparison: PredicateComparison, of entity: String, as alias: String
    ) throws -> SQL {
        guard comparison.options.isEmpty else { throw Untranslatable() }
        if case .keys = comparison.right {
            let swapped = PredicateComparison(left: comparison.right, relation: .contains, right: comparison.left)
            return try sql(swapped, of: entity, as: alias)
        }
        let elements = try elements(comparison.right)
        let left = try value(comparison.left, of: entity, as: alias)
        // Databases accept a limited number of arguments.
        guard elements.count < 30_000 else { throw Untranslatable() }
        let list = elements.filter { $0 != .null }.map(SQL.value).joined(separator: ", ")
        let test = SQL(text: "ifnull(") + left + SQL(text: " IN (") + list + SQL(text: "), 0)")
        guard elements.contains(.null) else { return test }
        return SQL(text: "(") + test + SQL(text: " OR ") + left + SQL(text: " IS NULL)")
    }

    private mutating func range(_ comparison: PredicateComparison, of entity: String, as alias: String) throws -> SQL {
        let bounds = try elements(comparison.right)
        guard bounds.count == 2, comparison.options.isEmpty else { throw Untranslatable() }
        return try SQL(text: "(") + value(comparison.left, of: entity, as: alias) + SQL(text: " BETWEEN ")
            + .value(bounds[0]) + SQL(text: " AND ") + .value(bounds[1]) + SQL(text: ")")
    }

    private func elements(_ expression: PredicateOperand) throws -> [StoreValue] {
        guard let elements = PredicateValues.elements(of: try constant(expression)) else { throw Untranslatable() }
        return try elements.map {
            guard let value = StoreValue(constant: Self.unwrapped($0)) else { throw Untranslatable() }
            return value
        }
    }

    private func constant(_ expression: PredicateOperand) throws -> Any? {
        switch expression {
        case .constant(let value): return value
        case .list(let elements): return try elements.map { try constant($0) as Any }
        case .keys, .variable: throw Untranslatable()
        }
    }

    private mutating func value(_ expression: PredicateOperand, of entity: String, as alias: String) throws -> SQL {
        switch expression {
        case .keys(let keys): return try value(ofKeys: keys, of: entity, as: alias)
        case .constant(let value):
            guard let value = StoreValue(constant: Self.unwrapped(value)) else { throw Untranslatable() }
            return .value(value)
        case .list, .variable: throw Untranslatable()
        }
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }

    // MARK: Key paths

    /// A key path that is split at its first to-many relationship.
    private struct Path {
        var many: Many?
        var rest: [String]
    }

    /// A to-many relationship of the object whose identifier is an expression.
    private struct Many {
        let relationship: StoreRelationship
        let entity: String
        let owner: SQL
    }

    private mutating func path(_ keys: [String], of entity: String, as alias: String) throws -> Path {
        var current = entity
        for (index, key) in keys.enumerated() {
            guard let relationship = schema.relationship(key, of: current) else { break }
            if relationship.isToMany {
                let owner = try value(ofKeys: Array(keys[..<index]), of: entity, as: alias)
                return Path(
                    many: Many(relationship: relationship, entity: current, owner: owner),
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
            let many = Many(relationship: relationship, entity: entity, owner: SQL(text: "\(alias)._id"))
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
    private mutating func collected(_ keys: [String], of many: Many) throws -> SQL {
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
    private mutating func rows(of many: Many) throws -> (SQL, String) {
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
