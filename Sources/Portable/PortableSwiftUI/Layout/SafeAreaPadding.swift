import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Adds padding to the safe area of the view. Content stays inside the padded area, unless it ignores the safe
    /// area. The padding of a scroll view is around its content.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPadding(edges: .all, insets: insets))
    }

    /// Adds padding to the safe area of the view. Content stays inside the padded area, unless it ignores the safe
    /// area. The padding of a scroll view is around its content.
    ///
    /// - Parameter length: The padding in points, or `nil` for 16.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return modifier(
            _SafeAreaPadding(
                edges: edges, insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
    }

    /// Adds padding to the safe area of the view on all edges, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// The modifier that `safeAreaPadding(_:_:)` applies.
public nonisolated struct _SafeAreaPadding: WrappingModifier {
    let edges: Edge.Set
    let insets: EdgeInsets

    @MainActor func makeElement(_ inputs: _ViewInputs) -> SafeAreaPaddingElement { SafeAreaPaddingElement() }

    @MainActor func update(_ element: SafeAreaPaddingElement, _ inputs: _ViewInputs) {
        func own(_ edge: Edge.Set, _ length: CGFloat) -> Double {
            edges.contains(edge) && length.isFinite ? max(Double(length), 0) : 0
        }
        element.insets = Insets(
            top: own(.top, insets.top), leading: own(.leading, insets.leading), bottom: own(.bottom, insets.bottom),
            trailing: own(.trailing, insets.trailing))
    }
}

/// An element that adds padding around a view to its safe area.
final class SafeAreaPaddingElement: UnaryElement {
    var insets = Insets.zero {
        didSet { if insets != oldValue { setNeedsLayout() } }
    }

    override func didJoin() { graph?.hasSafeAreaPadding = true }

    /// The scroll view that applies the padding to its content, if the view is a scroll view.
    private var scroll: ScrollElement? {
        var element = children.first
        while let current = element {
            if let scroll = current as? ScrollElement { return scroll }
            guard current is UnaryElement, !(current is SafeAreaPaddingElement) else { return nil }
            element = current.children.first
        }
        return nil
    }

    /// The insets that the view itself applies.
    private var ownInsets: Insets {
        guard let scroll else { return insets }
        scroll.safeAreaPadding = insets
        return .zero
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize { proposal.inset(by: ownInsets) }

    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point {
        Point(x: ownInsets.leading, y: ownInsets.top)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { super.computeSize(proposal).outset(by: ownInsets) }

    /// The area around the view and the padded insets, in the root's coordinate space, with left as leading.
    var padded: (area: Rect, insets: Insets) {
        var own = ownInsets
        if isRightToLeft { (own.leading, own.trailing) = (own.trailing, own.leading) }
        return (frameInRoot.inset(by: own), own)
    }
}
