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
    static let localizedName = "collage_localized"

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
            collation: DatabaseCollation(localizedName) { left, right in left.localizedStandardCompare(right) })
    }
}
