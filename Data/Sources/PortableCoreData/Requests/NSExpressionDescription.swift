import Foundation

/// A computed property of the dictionaries that a fetch returns, such as the sum of an attribute.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// The expression, such as the sum of an attribute.
    open var expression: NSExpression?
    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// The type of the result.
    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(type: expressionResultType) }
        set { expressionResultType = newValue.type }
    }
}
