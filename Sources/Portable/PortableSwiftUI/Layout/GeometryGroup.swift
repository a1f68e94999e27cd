import PortableUIKit

extension View {
    /// Isolates the geometry of the view from that of its container, so that its content moves as one unit. Views that
    /// are inserted during an animation appear at the position that the group has then.
    ///
    /// Views always animate relative to the enclosing view, with or without this modifier. It only gives several
    /// sibling views a common parent.
    public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// The modifier that `geometryGroup()` applies.
public nonisolated struct _GeometryGroupModifier: WrappingModifier {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> UnaryElement { UnaryElement() }

    @MainActor func update(_ element: UnaryElement, _ inputs: _ViewInputs) {}
}
