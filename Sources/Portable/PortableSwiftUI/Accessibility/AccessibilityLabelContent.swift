import LayoutGeometry
import ViewLayoutEngine

extension View {
    /// Sets the accessibility label of the view to the labels of other views.
    ///
    /// - Parameter content: A closure that creates the views. Its parameter represents the view with its own label.
    public nonisolated func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = content(PlaceholderContentView(AnyView(AccessibilityPlaceholder())))
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

/// A view that has the labels of the view whose label contains it.
private nonisolated struct AccessibilityPlaceholder: LeafView {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> AccessibilityPlaceholderElement {
        AccessibilityPlaceholderElement()
    }

    @MainActor func update(_ element: AccessibilityPlaceholderElement, _ inputs: _ViewInputs) {}
}

/// The element of a view that has the labels of another view.
final class AccessibilityPlaceholderElement: Element {
    override func computeSize(_ proposal: ProposedSize) -> Size { .zero }

    /// The view whose label contains the element.
    var labeledElement: Element? {
        var inner: Element = self
        while let outer = inner.parent {
            if outer is AccessibilityLabelElement, let labeled = outer.children.first, labeled !== inner {
                return labeled
            }
            inner = outer
        }
        return nil
    }
}
