import Foundation

extension NSPredicate {
    /// Creates a predicate that evaluates the given condition.
    @_spi(Collage)
    public convenience init(condition: PredicateCondition) {
        self.init(block: Self.block(for: condition))
    }

    /// Returns a closure that evaluates a condition, or stores it in a probe.
    static func block(for condition: PredicateCondition) -> @Sendable (Any?, [String: Any]?) -> Bool {
        { object, _ in
            if let probe = object as? ConditionProbe {
                probe.condition = condition
                return true
            }
            return condition.holds(for: object)
        }
    }

    /// The condition of the predicate, for translation to other languages.
    ///
    /// Foundation's predicates keep only a closure. Closures of this module store their condition in a probe that they are
    /// evaluated with. It's `nil` for a predicate with a closure from elsewhere.
    @_spi(Collage)
    public var condition: PredicateCondition? {
        if let compound = self as? NSCompoundPredicate { return compound.compoundCondition }
        if let value = constantValue { return .always(value) }
        let probe = ConditionProbe()
        _ = evaluate(with: probe)
        return probe.condition
    }

    /// The value of a predicate that was created with `init(value:)`. Foundation keeps it private.
    private var constantValue: Bool? {
        guard let kind = Mirror(reflecting: self).descendant("kind") else { return nil }
        return Mirror(reflecting: kind).children.first.flatMap { $0.label == "boolean" ? $0.value as? Bool : nil }
    }
}

extension NSCompoundPredicate {
    fileprivate var compoundCondition: PredicateCondition? {
        var conditions: [PredicateCondition] = []
        for predicate in subpredicates {
            guard let condition = predicate.condition else { return nil }
            conditions.append(condition)
        }
        switch compoundPredicateType {
        case .not: return conditions.first.map { .not($0) }
        case .and: return conditions.dropFirst().reduce(conditions.first ?? .always(true)) { .both($0, $1) }
        case .or: return conditions.dropFirst().reduce(conditions.first ?? .always(false)) { .either($0, $1) }
        }
    }
}

/// An object that receives the condition of a predicate.
private final class ConditionProbe: PredicateKeyedObject {
    var condition: PredicateCondition?

    func predicateValue(forKey key: String) -> Any? { nil }
}
