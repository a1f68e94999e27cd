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
        for order in StringOrder.allCases {
            database.add(collation: DatabaseCollation(collation(order)) { order.compare($0, $1) })
        }
    }
}
