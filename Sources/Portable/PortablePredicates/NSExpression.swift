import Foundation

/// A value that is computed from an object: a constant, the value at a key path, or a function of such values.
///
/// ```swift
/// NSExpression(format: "(1 + 2) * 3").expressionValue(with: nil, context: nil) // 9
/// ```
///
/// Foundation on Linux has a class of this name that can't be used, so files that import both modules must qualify the
/// name: `PortablePredicates.NSExpression`. `./collage` does that for apps.
///
/// Differs from Foundation on Apple's platforms: bitwise functions, `castObject:toType:`, and methods of objects are
/// missing.
open class NSExpression: NSObject, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
    }

    private enum Content {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(String)
        case function(String, [NSExpression])
        /// The value of a format, such as `price * quantity`.
        case operand(PredicateOperand)
    }

    private let content: Content

    private init(content: Content) { self.content = content }

    // MARK: Creating

    /// Creates the expression that a format describes, such as `price * quantity`. Raises an exception if the format
    /// can't be read.
    ///
    /// - Parameters:
    ///   - format: The format, with `%@` and other placeholders for values and `%K` for keys.
    ///   - args: A value for each placeholder.
    public convenience init(format: String, _ args: Any...) {
        self.init(format: format, argumentArray: args)
    }

    /// Creates the expression that a format describes.
    /// - Throws: An error that describes the part that can't be read.
    @_spi(Collage)
    public convenience init(readable format: String) throws { self.init(try PredicateOperand(readable: format)) }

    /// Creates the expression that a format describes, with the values for its placeholders in an array.
    public convenience init(format: String, argumentArray arguments: [Any]) {
        self.init(PredicateOperand(format: format, arguments: arguments))
    }

    private convenience init(_ operand: PredicateOperand) {
        switch operand {
        case .constant(let value): self.init(content: .constant(value))
        case .keys(let keys) where keys.isEmpty: self.init(content: .evaluatedObject)
        case .keys(let keys): self.init(content: .keyPath(keys.joined(separator: ".")))
        case .variable(let name): self.init(content: .variable(name))
        default: self.init(content: .operand(operand))
        }
    }

    /// Creates an expression with a constant value.
    public convenience init(forConstantValue obj: Any?) { self.init(content: .constant(obj)) }

    /// Creates an expression with the value at a key path.
    public convenience init(forKeyPath keyPath: String) { self.init(content: .keyPath(keyPath)) }

    /// Creates an expression with the value of a variable.
    public convenience init(forVariable string: String) { self.init(content: .variable(string)) }

    /// Creates an expression with the value of a function, such as `sum:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        let arguments = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
        self.init(content: .function(name, arguments))
    }

    /// Returns an expression with the object that is evaluated.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(content: .evaluatedObject) }

    // MARK: Parts

    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch content {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function, .operand: .function
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        if case .constant(let value) = content { value } else { nil }
    }

    /// The key path of the values; empty for other kinds of expressions.
    public var keyPath: String {
        if case .keyPath(let path) = content { path } else { "" }
    }

    /// The name of a function, such as `sum:`; empty for other kinds of expressions.
    public var function: String {
        if case .function(let name, _) = content { name } else { "" }
    }

    /// The name of a variable; empty for other kinds of expressions.
    public var variable: String {
        if case .variable(let name) = content { name } else { "" }
    }

    /// The arguments of a function.
    public var arguments: [NSExpression]? {
        if case .function(_, let arguments) = content { arguments } else { nil }
    }

    // MARK: Evaluating

    /// Returns the value of the expression for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch content {
        case .operand(let operand): operand.substituting(context as? [String: Any] ?? [:]).value(of: object)
        case .constant(let value): value
        case .evaluatedObject: object
        case .variable(let name): context?[name]
        case .keyPath: predicateOperand.value(of: object)
        case .function(let name, let arguments):
            Self.known(name).value(arguments.map { $0.expressionValue(with: object, context: context) })
        }
    }

    /// The value as predicates have it.
    @_spi(Collage)
    public var predicateOperand: PredicateOperand {
        switch content {
        case .operand(let operand): operand
        case .constant(let value): .constant(value)
        case .evaluatedObject: .keys([])
        case .variable(let name): .variable(name)
        case .keyPath(let path): .keys(path.split(separator: ".").map(String.init))
        case .function(let name, let arguments): .function(Self.known(name), arguments.map(\.predicateOperand))
        }
    }

    private static func known(_ name: String) -> PredicateFunction {
        guard let function = PredicateFunction(rawValue: name) else {
            fatalError("Unsupported function expression \(name).")
        }
        return function
    }
}
