import LayoutGeometry

/// A modifier that lets a view receive touches in its entire frame, even where nothing is drawn.
nonisolated struct WholeAreaModifier: WrappingModifier {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> WholeAreaElement { WholeAreaElement() }

    @MainActor func update(_ element: WholeAreaElement, _ inputs: _ViewInputs) {}
}

final class WholeAreaElement: UnaryElement {
    override var isTouchable: Bool { true }
}
