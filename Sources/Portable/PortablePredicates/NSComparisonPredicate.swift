import Foundation

/// A predicate that compares the values of two expressions.
///
/// ```swift
/// NSComparisonPredicate(
///     leftExpression: NSExpression(forKeyPath: "title"), rightExpression: NSExpression(forConstantValue: "tea"),
///     modifier: .direct, type: .contains, options: [.caseInsensitive])
/// ```
///
/// Foundation on Linux has a class of this name that can't be used, so files that import both modules must qualify the
/// name. `./collage` does that for apps.
open class NSComparisonPredicate: NSPredicate {
    /// The options of a comparison of strings.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The case of letters is ignored.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Accents are ignored.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The strings are already prepared for the comparison.
        public static let normalized = Options(rawValue: 4)
    }

    /// The number of elements of the left side that a comparison must hold for.
    public enum Modifier: UInt, Sendable {
        /// The left side itself.
        case direct = 0
        /// All elements.
        case all = 1
        /// At least one element.
        case any = 2
    }

    /// The relation between the two sides.
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo = 1
        case greaterThan = 2
        case greaterThanOrEqualTo = 3
        case equalTo = 4
        case notEqualTo = 5
        case matches = 6
        case like = 7
        case beginsWith = 8
        case endsWith = 9
        case `in` = 10
        case contains = 99
        case between = 100
    }

    /// The left side.
    public let leftExpression: NSExpression
    /// The right side.
    public let rightExpression: NSExpression
    /// The number of elements of the left side that the comparison must hold for.
    public let comparisonPredicateModifier: Modifier
    /// The relation between the sides.
    public let predicateOperatorType: Operator
    /// The options for strings.
    public let options: Options

    /// Creates a predicate that compares the values of two expressions.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        let comparison = PredicateComparison(
            quantity: modifier.quantity, left: lhs.predicateOperand, relation: type.relation,
            options: options.compareOptions, right: rhs.predicateOperand)
        super.init(block: NSPredicate.block(for: .comparison(comparison)))
    }

    /// Not available.
    public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
    fileprivate var quantity: PredicateComparison.Quantity {
        switch self {
        case .direct: .one
        case .all: .all
        case .any: .any
        }
    }
}

extension NSComparisonPredicate.Options {
    fileprivate var compareOptions: String.CompareOptions {
        var options: String.CompareOptions = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}

extension NSComparisonPredicate.Operator {
    fileprivate var relation: PredicateComparison.Operator {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .unequal
        case .matches: .matches
        case .like: .isLike
        case .beginsWith: .begins
        case .endsWith: .ends
        case .in: .isIn
        case .contains: .contains
        case .between: .isBetween
        }
    }
}
