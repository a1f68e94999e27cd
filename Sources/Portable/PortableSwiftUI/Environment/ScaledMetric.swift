import Foundation
import PortableUIKit

/// A number that grows with the size of text that people like.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value?

    /// A number that grows as body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// A number that grows as text of a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The number for the size of text of the environment; outside of a view that is shown, as it was given.
    public var wrappedValue: Value { scaled ?? base }

    /// Gives the property what its place keeps.
    @MainActor public static func _link(_ property: inout ScaledMetric, _ context: inout _LinkContext) {
        var environment = context.node.inputs.environment
        environment.reader = context.evaluation
        let traits = UITraitCollection(preferredContentSizeCategory: environment.dynamicTypeSize.category)
        let metrics = UIFontMetrics(forTextStyle: property.style.uiStyle)
        property.scaled = Value(metrics.scaledValue(for: CGFloat(property.base), compatibleWith: traits))
    }
}

extension ScaledMetric: ComparedAsGiven {
    func isSame(as other: ScaledMetric) -> Bool { base == other.base && style == other.style }
}
