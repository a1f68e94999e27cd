import PortableUIKit

/// Views below each other.
public nonisolated struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Arranges views from the top on.
    ///
    /// - Parameters:
    ///   - alignment: Which line of the views lies below the others'.
    ///   - spacing: The distance between two views in points; nil for what these want themselves.
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
