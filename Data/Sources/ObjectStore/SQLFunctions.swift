import Foundation
import GRDB
@_spi(Collage) import PortablePredicates

/// The functions and collations that queries call, so that the database compares values as predicates do in memory.
enum SQLFunctions {
    static let relations: [PredicateComparison.Operator] = [
        .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .begins, .ends, .isLike, .matches,
    ]

    /// `collage_compare(operator, options, left, right)`.
    static let compareName = "collage_compare"

    /// `collage_function(name, arguments…)`: a function of predicates, with the name of its method.
    static let functionName = "collage_function"

    /// The collation of an order of strings.
    static func collation(_ order: StringOrder) -> String { "collage_\(order)" }

    static func install(in database: Database) {
        database.add(
            function: DatabaseFunction(compareName, argumentCount: 4, pure: true) { values in
                guard let index = Int.fromDatabaseValue(values[0]), relations.indices.contains(index),
                    let options = UInt.fromDatabaseValue(values[1])
                else { return false }
                let comparison = PredicateComparison(
                    left: .constant(nil), relation: relations[index], options: .init(rawValue: options),
                    right: .constant(nil))
                return comparison.holds(StoreValue(values[2]).plainValue, StoreValue(values[3]).plainValue)
            })
        database.add(
            function: DatabaseFunction(functionName, pure: true) { values in
                guard let function = values.first.flatMap(String.fromDatabaseValue).flatMap(PredicateFunction.init)
                else { return nil }
                let arguments = values.dropFirst().map { StoreValue($0).plainValue }
                return StoreValue(constant: function.value(arguments))?.databaseValue
            })
        for order in StringOrder.allCases {
            database.add(collation: DatabaseCollation(collation(order)) { order.compare($0, $1) })
        }
    }
}
