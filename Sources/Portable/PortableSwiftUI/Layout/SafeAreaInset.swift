import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Shows other views at the top or the bottom, and this view in the remaining area.
    ///
    /// - Parameter spacing: The distance between the views, in points, or `nil` for 0.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                content: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    /// Shows other views at the leading or the trailing edge, and this view in the remaining area.
    ///
    /// - Parameter spacing: The distance between the views, in points, or `nil` for 0.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                content: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }
}

/// The modifier that `safeAreaInset(edge:alignment:spacing:content:)` applies.
public nonisolated struct _InsetViewModifier<Content: View>: WrappingModifier {
    let content: Content
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?

    @MainActor var secondary: Content { content }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> InsetElement { InsetElement() }

    @MainActor func update(_ element: InsetElement, _ inputs: _ViewInputs) {
        element.style = InsetElement.Style(
            edge: edge, alignment: alignment, spacing: spacing.map { $0.isFinite ? Double($0) : 0 } ?? 0)
    }
}

/// An element that shows a view and, at one of its edges, an inset view.
final class InsetElement: UnaryElement {
    struct Style: Equatable {
        var edge = Edge.bottom
        var alignment = HorizontalAlignment.center.key
        var spacing = 0.0
    }

    var style = Style() {
        didSet { if style != oldValue { setNeedsLayout() } }
    }

    /// The axis along which the inset view is placed.
    private var axis: LayoutGeometry.Axis { style.edge == .top || style.edge == .bottom ? .vertical : .horizontal }

    /// Returns the length that is subtracted from a proposal.
    private func taken(_ proposal: ProposedSize) -> Double {
        var offer = proposal
        offer[axis] = nil
        let length = children.dropFirst().map { $0.size(offer)[axis] }.max()
        return length.map { $0 + style.spacing } ?? 0
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        var offer = proposal
        offer[axis] = proposal[axis].map { max($0 - taken(proposal), 0) }
        return offer
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        var size = super.computeSize(proposal)
        size[axis] += taken(proposal)
        return size
    }

    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point {
        var origin = Point.zero
        if style.edge == .top || style.edge == .leading { origin[axis] = taken(proposal) }
        return origin
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        super.placeChildren(in: size, proposal)
        let across = axis.perpendicular
        var offer = ProposedSize(size)
        offer[axis] = nil
        let frame = ViewDimensions(element: nil, size: size, proposal: offer)
        for other in children.dropFirst() {
            let own = other.size(offer)
            var origin = Point.zero
            origin[across] = frame[style.alignment] - other.guide(style.alignment, offer)
            if style.edge == .bottom || style.edge == .trailing { origin[axis] = size[axis] - own[axis] }
            place(other, at: origin, offer, in: size)
        }
    }
}
