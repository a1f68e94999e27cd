import PortableUIKit

/// A property wrapper for a length that scales with the text size of the environment.
@propertyWrapper
public nonisolated struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    private var environment: EnvironmentValues?

    /// Creates a length that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// Creates a length that scales with body text.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length for the text size of the environment. Outside of a view that is shown, it's the unscaled length.
    public var wrappedValue: Value {
        guard let environment else { return value }
        // Reading the size makes the view depend on it.
        let category = environment.dynamicTypeSize.category
        let traits = UITraitCollection { $0.preferredContentSizeCategory = category }
        return Value(
            UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: CGFloat(value), compatibleWith: traits))
    }

    /// Links the property to its storage in the node of the view.
    @MainActor public static func _link(_ property: inout ScaledMetric, _ context: inout _LinkContext) {
        property.environment = context.node.inputs.environment
        property.environment?.reader = context.evaluation
    }
}
