import ViewLayoutEngine

extension View {
    /// Sets the accessibility label of the view to the labels of other views.
    ///
    /// - Parameter content: A closure that creates the views. Its parameter represents the view with its own label.
    public nonisolated func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = content(PlaceholderContentView(AnyView(self)))
        return modifier(AccessibilityLabelContentModifier(label: label.opacity(0)))
    }
}

private nonisolated struct AccessibilityLabelContentModifier<Label: View>: WrappingModifier {
    let label: Label

    @MainActor var secondary: Label { label }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> AccessibilityLabelElement {
        AccessibilityLabelElement(isBehind: true)
    }

    @MainActor func update(_ element: AccessibilityLabelElement, _ inputs: _ViewInputs) {}
}

/// An element whose first child is read with the labels of its other children, which aren't drawn.
final class AccessibilityLabelElement: BackgroundOverlayElement {}
