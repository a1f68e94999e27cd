import Foundation

/// The condition of a predicate.
///
/// Values in formats are compared and never changed.
@_spi(Collage)
public indirect enum PredicateCondition: @unchecked Sendable {
    case always(Bool)
    case both(PredicateCondition, PredicateCondition)
    case either(PredicateCondition, PredicateCondition)
    case not(PredicateCondition)
    case comparison(PredicateComparison)
    /// At least one element of the collection under the keys meets the condition.
    case exists(keys: [String], PredicateCondition)

    /// Returns whether the object meets the condition.
    public func holds(for object: Any?) -> Bool {
        switch self {
        case .always(let value): value
        case .both(let left, let right): left.holds(for: object) && right.holds(for: object)
        case .either(let left, let right): left.holds(for: object) || right.holds(for: object)
        case .not(let condition): !condition.holds(for: object)
        case .comparison(let comparison): comparison.holds(for: object)
        case .exists(let keys, let condition):
            PredicateValues.elements(of: PredicateOperand.keys(keys).value(of: object))?
                .contains { condition.holds(for: $0) } ?? false
        }
    }

    /// Returns whether two conditions have the same form and compare equal values.
    public func isSame(as other: PredicateCondition) -> Bool {
        switch (self, other) {
        case (.always(let left), .always(let right)): left == right
        case (.both(let first, let second), .both(let third, let fourth)),
            (.either(let first, let second), .either(let third, let fourth)):
            first.isSame(as: third) && second.isSame(as: fourth)
        case (.not(let left), .not(let right)): left.isSame(as: right)
        case (.comparison(let left), .comparison(let right)): left.isSame(as: right)
        case (.exists(let left, let first), .exists(let right, let second)): left == right && first.isSame(as: second)
        default: false
        }
    }

    /// Returns the condition with values for its variables, which are written as `$NAME` in formats.
    public func substituting(_ values: [String: Any]) -> PredicateCondition {
        switch self {
        case .always: self
        case .both(let left, let right): .both(left.substituting(values), right.substituting(values))
        case .either(let left, let right): .either(left.substituting(values), right.substituting(values))
        case .not(let condition): .not(condition.substituting(values))
        case .comparison(let comparison): .comparison(comparison.substituting(values))
        case .exists(let keys, let condition): .exists(keys: keys, condition.substituting(values))
        }
    }
}

/// Two values that are compared.
@_spi(Collage)
public struct PredicateComparison {
    /// The number of elements of a collection that a comparison must hold for.
    public enum Quantity: Sendable {
        case one, any, all, none
    }

    /// The relation between the two sides of a comparison.
    public enum Operator: Sendable {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case contains, begins, ends, isLike, matches, isIn, isBetween
    }

    /// The number of elements of the left side that the comparison must hold for.
    public var quantity: Quantity
    /// The left side.
    public var left: PredicateOperand
    /// The relation between the sides.
    public var relation: Operator
    /// The options for strings.
    public var options: String.CompareOptions
    /// The right side.
    public var right: PredicateOperand

    /// Creates a comparison of two expressions.
    public init(
        quantity: Quantity = .one, left: PredicateOperand, relation: Operator, options: String.CompareOptions = [],
        right: PredicateOperand
    ) {
        self.quantity = quantity
        self.left = left
        self.relation = relation
        self.options = options
        self.right = right
    }

    func holds(for object: Any?) -> Bool {
        holds(left.value(of: object), right.value(of: object))
    }

    fileprivate func isSame(as other: PredicateComparison) -> Bool {
        quantity == other.quantity && relation == other.relation && options == other.options
            && left.isSame(as: other.left) && right.isSame(as: other.right)
    }

    fileprivate func substituting(_ values: [String: Any]) -> PredicateComparison {
        var copy = self
        copy.left = left.substituting(values)
        copy.right = right.substituting(values)
        return copy
    }

    /// Returns whether the comparison holds for the values of its two sides.
    public func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch quantity {
        case .one: return compare(left, right)
        case .any: return elements(left).contains { compare($0, right) }
        case .all: return elements(left).allSatisfy { compare($0, right) }
        case .none: return !elements(left).contains { compare($0, right) }
        }
    }

    private func elements(_ value: Any?) -> [Any?] { PredicateValues.elements(of: value) ?? [] }

    private func compare(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: areEqual(left, right)
        case .unequal: !areEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .greater: order(left, right) == .orderedDescending
        case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
        case .contains: contains(left, right)
        case .isIn: contains(right, left)
        case .begins: texts(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil }
        case .ends: texts(left, right) { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
        case .isLike: texts(left, right) { matches($0, Self.expression(like: $1)) }
        case .matches: texts(left, right, matches)
        case .isBetween: isBetween(left, right)
        }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool { PredicateValues.areEqual(left, right, options) }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        PredicateValues.order(left, right, options)
    }

    private func texts(_ left: Any?, _ right: Any?, _ compare: (String, String) -> Bool) -> Bool {
        guard let left = PredicateValues.plain(left) as? String, let right = PredicateValues.plain(right) as? String
        else { return false }
        return compare(left, right)
    }

    private func contains(_ container: Any?, _ element: Any?) -> Bool {
        if let elements = PredicateValues.elements(of: container) { return elements.contains { areEqual($0, element) } }
        return texts(container, element) { $0.range(of: $1, options: options) != nil }
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = PredicateValues.elements(of: bounds), bounds.count == 2,
            let low = order(value, bounds[0]), let high = order(value, bounds[1])
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    // MARK: Patterns

    /// Whether a regular expression matches the whole text.
    private func matches(_ text: String, _ pattern: String) -> Bool {
        let isFolded = options.contains(.diacriticInsensitive)
        let text = isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        let pattern = isFolded ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
        let kind: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: kind) else {
            raise("Can't do regex matching, reason: Can't open pattern (pattern \(pattern))")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// A regular expression for a pattern in which `?` stands for a character and `*` for any number of them.
    private static func expression(like pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "*": "(?s:.*)"
            case "?": "(?s:.)"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
