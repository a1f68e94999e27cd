import PortableUIKit

/// A length that grows with the text size of its place.
@propertyWrapper
public nonisolated struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    private var environment: EnvironmentValues?

    /// A length that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A length that grows as text as such does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at the text size of the place; outside of a view that is shown, the given one.
    public var wrappedValue: Value {
        guard let environment else { return value }
        // Reading the size notes that the view depends on it.
        let category = environment.dynamicTypeSize.category
        let traits = UITraitCollection { $0.preferredContentSizeCategory = category }
        return Value(
            UIFontMetrics(forTextStyle: style.uiStyle).scaledValue(for: CGFloat(value), compatibleWith: traits))
    }

    /// Used by the library.
    @MainActor public static func _link(_ property: inout ScaledMetric, _ context: inout _LinkContext) {
        property.environment = context.node.inputs.environment
        property.environment?.reader = context.evaluation
    }
}
