import Foundation
import PortableCoreData
@_spi(Collage) import PortablePredicates

/// The translation of predicates of `#Predicate` to conditions, which the store translates to SQL.
struct PredicateTranslation {
    /// An error for a part that can't be translated. The predicate is evaluated for each model instead.
    struct Untranslatable: Error {}

    /// The keys of the variables of closures. The model itself has none.
    private var variables: [PredicateExpressions.VariableID: [String]] = [:]

    /// Returns the condition of a predicate, or `nil` if it can't be translated.
    static func condition<Model: PersistentModel>(of predicate: Predicate<Model>) -> PredicateCondition? {
        var translation = PredicateTranslation()
        translation.variables[predicate.variable.key] = []
        return try? translation.condition(predicate.expression)
    }

    /// Returns the condition of an expression.
    func condition(_ expression: Any) throws -> PredicateCondition {
        if let expression = expression as? any ConditionExpression { return try expression.condition(in: self) }
        guard let operand = try? operand(expression) else { throw Untranslatable() }
        if case .constant(let value) = operand, let value = value as? Bool { return .always(value) }
        return .comparison(PredicateComparison(left: operand, relation: .equal, right: .constant(true)))
    }

    /// Returns the operand of an expression.
    func operand(_ expression: Any) throws -> PredicateOperand {
        guard let expression = expression as? any OperandExpression else { throw Untranslatable() }
        return try expression.operand(in: self)
    }

    func compare(
        _ left: Any, _ relation: PredicateComparison.Operator, _ right: Any, _ options: String.CompareOptions = []
    ) throws -> PredicateCondition {
        .comparison(
            PredicateComparison(
                left: try operand(left), relation: relation, options: options, right: try operand(right)))
    }

    func keys(of variable: PredicateExpressions.VariableID) throws -> [String] {
        guard let keys = variables[variable] else { throw Untranslatable() }
        return keys
    }

    func keys(of expression: Any) throws -> [String] {
        guard case .keys(let keys) = try operand(expression) else { throw Untranslatable() }
        return keys
    }

    /// Returns a translation for the closure of a collection, whose variable is an element.
    func element(_ variable: PredicateExpressions.VariableID) -> PredicateTranslation {
        var inner = PredicateTranslation()
        // Other variables belong to outer models, which a condition on elements doesn't have.
        inner.variables[variable] = []
        return inner
    }

    /// Returns a translation with a variable for the value of keys.
    func binding(_ variable: PredicateExpressions.VariableID, to keys: [String]) -> PredicateTranslation {
        var inner = self
        inner.variables[variable] = keys
        return inner
    }

    /// Returns a constant in the form that conditions compare.
    static func constant(_ value: Any) throws -> PredicateOperand {
        switch ModelValues.unwrapped(value) {
        case nil: return .constant(nil)
        case let model as any PersistentModel:
            // A model that isn't inserted doesn't equal any stored model.
            return .constant(model._$backingData.object as Any? ?? UUID())
        case let id as PersistentIdentifier:
            guard let id = id.objectID(in: nil) else { throw Untranslatable() }
            return .constant(id)
        case let array as [Any]:
            return .list(try array.map { try constant($0) })
        case let set as Set<AnyHashable>: return .list(try set.map { try constant($0.base) })
        case let value?:
            let encoded = ModelValues.encode(value) ?? value
            guard Self.isComparable(encoded) else { throw Untranslatable() }
            return .constant(encoded)
        }
    }

    private static func isComparable(_ value: Any) -> Bool {
        value is String || value is any BinaryInteger || value is Bool || value is any BinaryFloatingPoint
            || value is Decimal || value is Date || value is UUID || value is URL || value is Data
    }
}

/// An expression that is true or false.
protocol ConditionExpression {
    func condition(in translation: PredicateTranslation) throws -> PredicateCondition
}

/// An expression with a value.
protocol OperandExpression {
    func operand(in translation: PredicateTranslation) throws -> PredicateOperand
}
