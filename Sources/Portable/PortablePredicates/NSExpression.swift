import Foundation

/// A value that is computed from an object: a constant, the value at a key path, or a function of such values.
///
/// Foundation on Linux has a class of this name that can't be used, so files that import both name the module:
/// `PortablePredicates.NSExpression`. `./collage` does that for apps.
///
/// Differs from Foundation on Apple's platforms: functions of bits, `castObject:toType:`, and methods of objects are missing.
open class NSExpression: NSObject, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
    }

    /// The kind of the expression.
    public let expressionType: ExpressionType
    /// The value of a constant.
    public private(set) var constantValue: Any?
    /// The key path of the values; empty if the expression is another one.
    public private(set) var keyPath = ""
    /// The name of a function, such as `sum:`; empty if the expression is another one.
    public private(set) var function = ""
    /// The name of a variable; empty if the expression is another one.
    public private(set) var variable = ""
    /// The arguments of a function.
    public private(set) var arguments: [NSExpression]?

    /// The value, if the expression was created with a format.
    private var operand: PredicateOperand?

    private init(_ type: ExpressionType) { expressionType = type }

    /// Creates the expression that a format describes, such as `price * quantity`. Raises if the format can't be read.
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
        case .constant(let value): self.init(forConstantValue: value)
        case .keys(let keys) where keys.isEmpty: self.init(.evaluatedObject)
        case .keys(let keys): self.init(forKeyPath: keys.joined(separator: "."))
        case .variable(let name): self.init(forVariable: name)
        default: self.init(.function)
        }
        self.operand = operand
    }

    /// Creates an expression with a constant value.
    public convenience init(forConstantValue obj: Any?) {
        self.init(.constantValue)
        constantValue = obj
    }

    /// Creates an expression with the value at a key path.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath)
        self.keyPath = keyPath
    }

    /// Creates an expression with the value of a variable.
    public convenience init(forVariable string: String) {
        self.init(.variable)
        variable = string
    }

    /// Creates an expression with the value of a function, such as `sum:`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function)
        function = name
        arguments = parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    }

    /// Returns an expression with the object that is evaluated.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    /// Returns the value of the expression for an object.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        if let operand { return operand.substituting(context as? [String: Any] ?? [:]).value(of: object) }
        switch expressionType {
        case .constantValue: return constantValue
        case .evaluatedObject: return object
        case .variable: return context?[variable]
        case .keyPath:
            return PredicateOperand.keys(keyPath.split(separator: ".").map(String.init)).value(of: object)
        case .function:
            let values = (arguments ?? []).map { $0.expressionValue(with: object, context: context) }
            guard let function = PredicateFunction(rawValue: function) else {
                fatalError("Unsupported function expression \(self.function).")
            }
            return function.value(values)
        }
    }

    /// The value as predicates have it.
    @_spi(Collage)
    public var predicateOperand: PredicateOperand {
        if let operand { return operand }
        switch expressionType {
        case .constantValue: return .constant(constantValue)
        case .evaluatedObject: return .keys([])
        case .variable: return .variable(variable)
        case .keyPath: return .keys(keyPath.split(separator: ".").map(String.init))
        case .function:
            guard let function = PredicateFunction(rawValue: function) else {
                fatalError("Unsupported function expression \(self.function).")
            }
            return .function(function, (arguments ?? []).map(\.predicateOperand))
        }
    }
}
