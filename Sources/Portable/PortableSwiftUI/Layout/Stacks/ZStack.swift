import LayoutGeometry
import ViewLayoutEngine

/// A view that places its views on top of each other. The last one is in front.
public nonisolated struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    let content: Content

    /// Creates a stack of overlapping views.
    ///
    /// - Parameter alignment: The alignment of the views on both axes.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func isSameContainer(as other: ZStack) -> Bool { alignment == other.alignment }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> OverlaidElement { OverlaidElement() }

    @MainActor func update(_ element: OverlaidElement, _ inputs: _ViewInputs) { element.alignment = alignment }
}

/// The element of a stack that overlays its views.
final class OverlaidElement: Element {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    private var solver = OverlaySolver()

    private func solve(_ proposal: ProposedSize) -> Size {
        solver.solve(
            proposal, count: children.count, priority: { children[$0].layoutPriority },
            measure: { children[$0].size($1) }, guide: { index, _ in children[index].guide(alignment, proposal) })
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { solve(proposal) }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        // Where the stack has its ideal length, its views have the length of the stack: a card fills the space behind its
        // text in a scroll view.
        let proposal = children.count > 1 ? ProposedSize(proposal.replacingUnspecified(by: size)) : proposal
        _ = solve(proposal)
        for (child, solved) in zip(children, solver.children) {
            place(child, at: solved.position, proposal, in: size)
        }
    }

    override var spacing: Spacing { Spacing.overlaid(count: children.count) { children[$0].spacing } }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard isExplicit(key) else { return nil }
        _ = solve(proposal)
        return combinedGuide(key) { (proposal, solver.children[$0].position) }
    }
}
