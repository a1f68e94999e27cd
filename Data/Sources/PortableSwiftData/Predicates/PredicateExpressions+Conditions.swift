import Foundation
@_spi(Collage) import PortablePredicates

extension PredicateExpressions.Conjunction: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        .both(try translation.condition(lhs), try translation.condition(rhs))
    }
}

extension PredicateExpressions.Disjunction: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        .either(try translation.condition(lhs), try translation.condition(rhs))
    }
}

extension PredicateExpressions.Negation: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        .not(try translation.condition(wrapped))
    }
}

extension PredicateExpressions.Equal: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        try translation.compare(lhs, .equal, rhs)
    }
}

extension PredicateExpressions.NotEqual: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        try translation.compare(lhs, .unequal, rhs)
    }
}

extension PredicateExpressions.Comparison: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        let relation: PredicateComparison.Operator =
            switch op {
            case .lessThan: .less
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqual: .greaterOrEqual
            }
        return try translation.compare(lhs, relation, rhs)
    }
}

extension PredicateExpressions.SequenceContains: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        if case .keys = try translation.operand(sequence) {
            return try translation.compare(sequence, .contains, element)
        }
        return try translation.compare(element, .isIn, sequence)
    }
}

extension PredicateExpressions.SequenceContainsWhere: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        .exists(keys: try translation.keys(of: sequence), try translation.element(variable.key).condition(test))
    }
}

extension PredicateExpressions.SequenceAllSatisfy: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        let test = try translation.element(variable.key).condition(test)
        return .not(.exists(keys: try translation.keys(of: sequence), .not(test)))
    }
}

extension PredicateExpressions.CollectionContainsCollection: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        try translation.compare(base, .contains, other)
    }
}

extension PredicateExpressions.SequenceStartsWith: ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        try translation.compare(base, .begins, prefix)
    }
}
