import Foundation

/// A side of a comparison.
@_spi(Collage)
public indirect enum PredicateOperand {
    case constant(Any?)
    /// The value at a path of keys; the object itself if the path is empty.
    case keys([String])
    case list([PredicateOperand])
    /// A value that is supplied later, `$NAME` in formats.
    case variable(String)
    /// The value at a path of keys of another operand.
    case path(PredicateOperand, [String])
    /// The value of a function.
    case function(PredicateFunction, [PredicateOperand])
    /// The elements of a collection that meet a condition, in which a variable is the element.
    case subquery(PredicateOperand, variable: String, PredicateCondition)

    /// Returns the value of the expression for an object.
    public func value(of object: Any?) -> Any? {
        switch self {
        case .constant(let value): return value
        case .keys(let keys): return PredicateKeys.value(forKeys: keys[...], of: object)
        case .list(let elements): return elements.map { $0.value(of: object) as Any }
        case .variable(let name): raise("Can't get value for '\(name)' in bindings.")
        case .path(let base, let keys): return PredicateKeys.value(forKeys: keys[...], of: base.value(of: object))
        case .function(let function, let arguments): return function.value(arguments.map { $0.value(of: object) })
        case .subquery(let collection, let variable, let condition):
            let elements = PredicateValues.elements(of: collection.value(of: object)) ?? []
            return elements.filter { element in
                condition.substituting([variable: element as Any]).holds(for: object)
            }
        }
    }

    func isSame(as other: PredicateOperand) -> Bool {
        switch (self, other) {
        case (.constant(let left), .constant(let right)): PredicateValues.areEqual(left, right, [])
        case (.keys(let left), .keys(let right)): left == right
        case (.list(let left), .list(let right)): Self.areSame(left, right)
        case (.variable(let left), .variable(let right)): left == right
        case (.path(let first, let left), .path(let second, let right)): left == right && first.isSame(as: second)
        case (.function(let first, let left), .function(let second, let right)):
            first == second && Self.areSame(left, right)
        case (.subquery(let first, let left, let third), .subquery(let second, let right, let fourth)):
            left == right && first.isSame(as: second) && third.isSame(as: fourth)
        default: false
        }
    }

    private static func areSame(_ left: [PredicateOperand], _ right: [PredicateOperand]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    }

    /// Returns the operand with values for its variables.
    public func substituting(_ values: [String: Any]) -> PredicateOperand {
        switch self {
        case .constant, .keys: self
        case .list(let elements): .list(elements.map { $0.substituting(values) })
        case .variable(let name): values[name].map { .constant($0) } ?? self
        case .path(let base, let keys): .path(base.substituting(values), keys)
        case .function(let function, let arguments): .function(function, arguments.map { $0.substituting(values) })
        case .subquery(let collection, let variable, let condition):
            .subquery(
                collection.substituting(values), variable: variable,
                condition.substituting(values.filter { $0.key != variable }))
        }
    }
}
