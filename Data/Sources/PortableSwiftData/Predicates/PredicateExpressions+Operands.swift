import Foundation
@_spi(Collage) import PortablePredicates

extension PredicateExpressions.Variable: OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand {
        .keys(try translation.keys(of: key))
    }
}

extension PredicateExpressions.Value: OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand {
        try PredicateTranslation.constant(value)
    }
}

extension PredicateExpressions.NilLiteral: OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand { .constant(nil) }
}

extension PredicateExpressions.ForcedUnwrap: OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand { try translation.operand(inner) }
}

extension PredicateExpressions.KeyPath: OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand {
        // A key path of a constant is a constant.
        if let constant = root as? PredicateExpressions.Value<Root.Output> {
            return try PredicateTranslation.constant(constant.value[keyPath: keyPath])
        }
        let keys = try translation.keys(of: root)
        guard let model = Root.Output.self as? any PersistentModel.Type else {
            guard isCount else { throw PredicateTranslation.Untranslatable() }
            return .keys(keys + ["@count"])
        }
        if let name = model.propertyName(of: keyPath) { return .keys(keys + [name]) }
        guard Output.self == PersistentIdentifier.self else { throw PredicateTranslation.Untranslatable() }
        return .keys(keys + ["objectID"])
    }

    /// Whether the key path is the number of elements of a relationship.
    private var isCount: Bool {
        guard let array = Root.Output.self as? any ModelArray.Type else { return false }
        return array.isCount(keyPath)
    }

    fileprivate var isEmptyCheck: Bool {
        guard let array = Root.Output.self as? any ModelArray.Type else { return false }
        return array.isEmpty(keyPath)
    }
}

extension PredicateExpressions.KeyPath: ConditionExpression where Output == Bool {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition {
        if isEmptyCheck {
            let keys = try translation.keys(of: root)
            return .comparison(
                PredicateComparison(left: .keys(keys + ["@count"]), relation: .equal, right: .constant(0)))
        }
        let operand = try operand(in: translation)
        if case .constant(let value) = operand, let value = value as? Bool { return .always(value) }
        return .comparison(PredicateComparison(left: operand, relation: .equal, right: .constant(true)))
    }
}

extension PredicateExpressions.OptionalFlatMap: OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand {
        let keys = try translation.keys(of: wrapped)
        return try translation.binding(variable.key, to: keys).operand(transform)
    }
}

/// An array of models, with its key paths.
private protocol ModelArray {
    static func isCount(_ keyPath: AnyKeyPath) -> Bool
    static func isEmpty(_ keyPath: AnyKeyPath) -> Bool
}

extension Array: ModelArray where Element: PersistentModel {
    fileprivate static func isCount(_ keyPath: AnyKeyPath) -> Bool { keyPath == \[Element].count }
    fileprivate static func isEmpty(_ keyPath: AnyKeyPath) -> Bool { keyPath == \[Element].isEmpty }
}
