import Foundation

/// An operator of a key path that computes one value from the elements of a collection.
enum CollectionOperator: String {
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
    case distinct = "@distinctUnionOfObjects"
    case all = "@unionOfObjects"

    /// Returns the value for the values of the elements. A missing value is 0 in sums and averages.
    func value(of values: [Any?]) -> Any? {
        switch self {
        case .sum: return Self.sum(values)
        case .average: return values.isEmpty ? 0.0 : Self.sum(values).doubleValue / Double(values.count)
        case .minimum: return extreme(values, .orderedAscending)
        case .maximum: return extreme(values, .orderedDescending)
        case .all: return values.compactMap(PredicateValues.plain)
        case .distinct:
            return values.compactMap(PredicateValues.plain).reduce(into: [Any]()) { unique, value in
                if !unique.contains(where: { PredicateValues.areEqual($0, value, []) }) { unique.append(value) }
            }
        }
    }

    private static func sum(_ values: [Any?]) -> NSNumber {
        let numbers = values.compactMap { PredicateValues.plain($0) as? NSNumber }
        let isWhole = numbers.allSatisfy { $0.doubleValue.rounded() == $0.doubleValue && abs($0.doubleValue) < 1e15 }
        if isWhole { return NSNumber(value: numbers.reduce(0) { $0 &+ $1.int64Value }) }
        return NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue })
    }

    private func extreme(_ values: [Any?], _ wanted: ComparisonResult) -> Any? {
        values.compactMap(PredicateValues.plain).reduce(nil as Any?) { best, value in
            guard let best else { return value }
            return PredicateValues.order(value, best, []) == wanted ? value : best
        }
    }
}
