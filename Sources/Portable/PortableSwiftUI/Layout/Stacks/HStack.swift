import PortableUIKit

/// Views side by side.
public nonisolated struct HStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Arranges views from the leading side on.
    ///
    /// - Parameters:
    ///   - alignment: Which line of the views lies on one height.
    ///   - spacing: The distance between two views in points; nil for what these want themselves.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func isSameContainer(as other: HStack) -> Bool {
        alignment == other.alignment && spacing == other.spacing
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> StackElement { StackElement() }

    @MainActor func update(_ element: StackElement, _ inputs: _ViewInputs) {
        element.set(.horizontal, alignment: alignment.key, spacing: spacing)
    }
}
