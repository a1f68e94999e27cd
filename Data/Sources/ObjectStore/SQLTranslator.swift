import Foundation
import GRDB
@_spi(Collage) import PortablePredicates

/// An error for a part of a predicate that can't be expressed in SQL. The caller evaluates the predicate in memory
/// instead.
struct Untranslatable: Error {}

/// A translator of conditions to SQL.
struct SQLTranslator {
    let schema: StoreSchema
    /// The values of expressions by name. Conditions of groups and orders can use them.
    var expressions: [String: SQL] = [:]
    /// The rows that variables of subqueries refer to.
    var variables: [String: Scope] = [:]
    var aliasCount = 0

    /// An entity's row in a query.
    struct Scope {
        let entity: String
        let alias: String
    }

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
        let scope = Scope(entity: entity, alias: alias)
        guard let (keys, scope) = keys(of: comparison.left, in: scope),
            let many = try path(keys, of: scope.entity, as: scope.alias).many
        else {
            guard comparison.quantity == .one else { throw Untranslatable() }
            return try plain(comparison, of: entity, as: alias)
        }
        let rest = try path(keys, of: scope.entity, as: scope.alias).rest
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
        switch comparison.right {
        case .constant, .variable, .path(.variable, _): break
        default: throw Untranslatable()
        }
        let test = try sql(.comparison(inner), of: many.relationship.destination, as: other)
        let head = SQL(text: "EXISTS (SELECT 1 ") + source + SQL(text: " AND ")
        switch comparison.quantity {
        case .one, .any: return head + test + SQL(text: ")")
        case .none: return SQL(text: "NOT ") + head + test + SQL(text: ")")
        case .all: return SQL(text: "NOT ") + head + SQL(text: "NOT ifnull(") + test + SQL(text: ", 0))")
        }
    }

    /// Returns the keys of an operand, and the row that has them: a variable's, or the given one.
    func keys(of operand: PredicateOperand, in scope: Scope) -> ([String], Scope)? {
        switch operand {
        case .keys(let keys): (keys, scope)
        case .variable(let name): variables[name].map { ([], $0) }
        case .path(.variable(let name), let keys): variables[name].map { (keys, $0) }
        default: nil
        }
    }

    /// Returns the SQL of a comparison between two single values.
    private mutating func plain(_ comparison: PredicateComparison, of entity: String, as alias: String) throws -> SQL {
        switch comparison.relation {
        case .isIn: return try membership(comparison, of: entity, as: alias)
        case .isBetween: return try range(comparison, of: entity, as: alias)
        default: break
        }
        // Collections and other values that are saved as data are compared in memory.
        if ![.equal, .unequal].contains(comparison.relation), isData(comparison.left, of: entity) {
            throw Untranslatable()
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

    /// Returns whether an operand is an attribute that is saved as data.
    private func isData(_ operand: PredicateOperand, of entity: String) -> Bool {
        guard case .keys(let keys) = operand, let last = keys.last else { return false }
        let owner = keys.dropLast().reduce(entity) { schema.relationship($1, of: $0)?.destination ?? "" }
        return schema.attribute(last, of: owner)?.type == .data
    }

    private mutating func membership(
        _ comparison: PredicateComparison, of entity: String, as alias: String
    ) throws -> SQL {
        guard comparison.options.isEmpty else { throw Untranslatable() }
        switch comparison.right {
        case .constant, .list: break
        default:
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
        default: throw Untranslatable()
        }
    }

    mutating func value(_ expression: PredicateOperand, of entity: String, as alias: String) throws -> SQL {
        if let (keys, scope) = keys(of: expression, in: Scope(entity: entity, alias: alias)) {
            return try value(ofKeys: keys, of: scope.entity, as: scope.alias)
        }
        switch expression {
        case .constant(let value):
            guard let value = StoreValue(constant: Self.unwrapped(value)) else { throw Untranslatable() }
            return .value(value)
        case .function(let function, let arguments):
            return try value(of: function, arguments, of: entity, as: alias)
        case .path(.subquery(let collection, let variable, let condition), ["@count"]):
            return try count(collection, variable, condition, Scope(entity: entity, alias: alias))
        default: throw Untranslatable()
        }
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }
}
