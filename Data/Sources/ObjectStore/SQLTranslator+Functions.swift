import Foundation
import GRDB
@_spi(Collage) import PortablePredicates

extension SQLTranslator {
    /// Returns the value of a function as an expression.
    mutating func value(
        of function: PredicateFunction, _ arguments: [PredicateOperand], of entity: String, as alias: String
    ) throws -> SQL {
        let symbols: [PredicateFunction: String] = [.add: "+", .subtract: "-", .multiply: "*", .divide: "/"]
        if let symbol = symbols[function] {
            let (left, right) = try pair(arguments)
            return try SQL(text: "(") + value(left, of: entity, as: alias) + SQL(text: " \(symbol) ")
                + value(right, of: entity, as: alias) + SQL(text: ")")
        }
        if function == .now { return .value(.double(Date().timeIntervalSinceReferenceDate)) }
        if let keys = Self.collectionKeys(function, arguments) {
            return try value(ofKeys: keys, of: entity, as: alias)
        }
        guard function != .element else { throw Untranslatable() }
        let values = try arguments.map { try value($0, of: entity, as: alias) }
        let list = ([SQL.value(.text(function.rawValue))] + values).joined(separator: ", ")
        return SQL(text: "\(SQLFunctions.functionName)(") + list + SQL(text: ")")
    }

    private func pair(_ arguments: [PredicateOperand]) throws -> (PredicateOperand, PredicateOperand) {
        guard arguments.count == 2 else { throw Untranslatable() }
        return (arguments[0], arguments[1])
    }

    /// Returns a key path with the operator of a function whose only argument is a collection.
    private static func collectionKeys(_ function: PredicateFunction, _ arguments: [PredicateOperand]) -> [String]? {
        guard case .keys(let keys)? = arguments.first else { return nil }
        let names: [PredicateFunction: String] = [.sum: "@sum", .average: "@avg", .minimum: "@min", .maximum: "@max"]
        switch function {
        case .count: return keys + ["@count"]
        default:
            guard arguments.count == 1, let name = names[function], let last = keys.last else { return nil }
            return keys.dropLast() + [name, last]
        }
    }

    /// Returns the number of a relationship's destinations that satisfy the condition of a subquery.
    mutating func count(
        _ collection: PredicateOperand, _ variable: String, _ condition: PredicateCondition, _ scope: Scope
    ) throws -> SQL {
        guard let (keys, owner) = keys(of: collection, in: scope) else { throw Untranslatable() }
        let path = try path(keys, of: owner.entity, as: owner.alias)
        guard let many = path.many, path.rest.isEmpty else { throw Untranslatable() }
        let (source, other) = try rows(of: many)
        let outer = variables[variable]
        variables[variable] = Scope(entity: many.relationship.destination, alias: other)
        defer { variables[variable] = outer }
        // Other keys of the condition belong to the object outside of the subquery.
        let test = try sql(condition, of: scope.entity, as: scope.alias)
        return SQL(text: "(SELECT COUNT(*) ") + source + SQL(text: " AND ") + test + SQL(text: ")")
    }
}
