import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Adds padding to the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Adds padding to edges of the view.
    ///
    /// - Parameter length: The padding in points, or `nil` for the default, 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: EdgeInsets(edges, length ?? 16)))
    }

    /// Adds the same padding to all edges of the view.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}

/// The modifier that `padding(_:)` applies.
public nonisolated struct _PaddingLayout: WrappingModifier {
    let edges: Edge.Set
    let insets: EdgeInsets

    @MainActor func makeElement(_ inputs: _ViewInputs) -> PaddingElement { PaddingElement() }

    @MainActor func update(_ element: PaddingElement, _ inputs: _ViewInputs) { element.insets = insets.insets }
}

final class PaddingElement: UnaryElement {
    var insets = Insets.zero {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize { proposal.inset(by: insets) }

    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point {
        Point(x: insets.leading, y: insets.top)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { super.computeSize(proposal).outset(by: insets) }

    /// The spacing. On edges with padding, it's the standard spacing. On other edges, it's the spacing of the child.
    override var spacing: Spacing {
        var spacing = super.spacing
        for axis in LayoutGeometry.Axis.allCases {
            if insets.start(axis) != 0 { spacing[start: axis] = Spacing.standard[start: axis] }
            if insets.end(axis) != 0 { spacing[end: axis] = Spacing.standard[end: axis] }
        }
        return spacing
    }
}
