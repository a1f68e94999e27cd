import Foundation
@_spi(Collage) import PortablePredicates

extension PredicateExpressions {
    /// An expression that searches a string for another string in the way of `localizedStandardContains(_:)`.
    /// Foundation has it only on Apple's systems.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output == String, Other.Output == String {
        /// The type of the value.
        public typealias Output = Bool

        /// The string that is searched.
        public let root: Root
        /// The string to find.
        public let other: Other

        /// Returns whether the first string contains the second one.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
        }
    }

    /// Builds an expression that searches a string for another string in the way of `localizedStandardContains(_:)`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
        StringLocalizedStandardContains(root: root, other: other)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        try translation.compare(root, .contains, other, [.caseInsensitive, .diacriticInsensitive])
    }
}
