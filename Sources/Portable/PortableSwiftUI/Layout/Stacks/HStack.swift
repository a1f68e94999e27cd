import PortableUIKit

/// A view that arranges its views in a horizontal line.
public nonisolated struct HStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a horizontal stack.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between adjacent views, in points, or `nil` for the distance that the views prefer.
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
