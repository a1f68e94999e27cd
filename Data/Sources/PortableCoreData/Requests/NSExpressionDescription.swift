import Foundation

/// A computed property of the dictionaries that a fetch returns, such as the sum of an attribute.
///
/// Differs from Core Data: Foundation on Linux has no `NSExpression`. The function and its key path are set directly.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// The function, as `NSExpression` names it: `sum:`, `average:`, `min:`, `max:`, or `count:`.
    open var function = "count:"
    /// The key path of the attribute that the function is applied to.
    open var keyPath = ""
    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// Creates a description of a function of an attribute.
    public convenience init(name: String, function: String, keyPath: String) {
        self.init()
        self.name = name
        self.function = function
        self.keyPath = keyPath
    }

    /// The function in SQL.
    var sqlFunction: String? {
        ["sum:": "SUM", "average:": "AVG", "min:": "MIN", "max:": "MAX", "count:": "COUNT"][function]
    }
}
