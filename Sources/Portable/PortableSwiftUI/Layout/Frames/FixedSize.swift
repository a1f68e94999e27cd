import ViewLayoutEngine

extension View {
    /// Gives the view its ideal size, regardless of the proposal.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal width, height, or both.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
}

/// The modifier that `fixedSize(horizontal:vertical:)` applies.
public nonisolated struct _FixedSizeLayout: WrappingModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> FixedSizeElement { FixedSizeElement() }

    @MainActor func update(_ element: FixedSizeElement, _ inputs: _ViewInputs) { element.axes = (horizontal, vertical) }
}

final class FixedSizeElement: UnaryElement {
    var axes = (horizontal: true, vertical: true) {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: axes.horizontal ? nil : proposal.width, height: axes.vertical ? nil : proposal.height)
    }
}
