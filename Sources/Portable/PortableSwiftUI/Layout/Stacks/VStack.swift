import PortableUIKit

/// A view that arranges its views in a vertical line.
public nonisolated struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a vertical stack.
    ///
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between adjacent views, in points, or `nil` for the distance that the views prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func isSameContainer(as other: VStack) -> Bool {
        alignment == other.alignment && spacing == other.spacing
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> StackElement { StackElement() }

    @MainActor func update(_ element: StackElement, _ inputs: _ViewInputs) {
        element.set(.vertical, alignment: alignment.key, spacing: spacing)
    }
}
