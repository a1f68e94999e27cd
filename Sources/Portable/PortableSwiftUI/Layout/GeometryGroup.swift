import PortableUIKit

extension View {
    /// Has what is in the view move with it as one: views that come while it is on its way come where it is.
    ///
    /// Views move in those around them here, with or without it; it gives several views that stand beside each other one
    /// place to move in.
    public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// What `geometryGroup()` applies.
public nonisolated struct _GeometryGroupModifier: WrappingModifier {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> UnaryElement { UnaryElement() }

    @MainActor func update(_ element: UnaryElement, _ inputs: _ViewInputs) {}
}
