import LayoutGeometry

/// Has a view take touches wherever it is, also where nothing is drawn.
nonisolated struct WholeAreaModifier: WrappingModifier {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> WholeAreaElement { WholeAreaElement() }

    @MainActor func update(_ element: WholeAreaElement, _ inputs: _ViewInputs) {}
}

final class WholeAreaElement: UnaryElement {
    override var isTouchable: Bool { true }
}
