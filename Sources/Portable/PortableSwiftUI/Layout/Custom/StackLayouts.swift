import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The arrangement of an `HStack`, for `AnyLayout` and for layouts that use it.
public nonisolated struct HStackLayout: StackingLayout {
    /// The alignment of the views along the vertical axis.
    public var alignment: VerticalAlignment
    /// The distance between two views in points; nil for what these want themselves.
    public var spacing: CGFloat?

    /// Views side by side.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Views follow each other from side to side.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    var axis: Axis { .horizontal }
    var key: AlignmentKey { alignment.key }
}

/// The arrangement of a `VStack`, for `AnyLayout` and for layouts that use it.
public nonisolated struct VStackLayout: StackingLayout {
    /// The alignment of the views along the horizontal axis.
    public var alignment: HorizontalAlignment
    /// The distance between two views in points; nil for what these want themselves.
    public var spacing: CGFloat?

    /// Views below each other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Views follow each other downwards.
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    var axis: Axis { .vertical }
    var key: AlignmentKey { alignment.key }
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

/// The cache of a stack layout: a solver and the views that it was created for.
public nonisolated struct _StackLayoutCache {
    var solver: StackSolver
}

/// A layout that divides a length.
protocol StackingLayout: Layout where Cache == _StackLayoutCache {
    nonisolated var axis: Axis { get }
    nonisolated var key: AlignmentKey { get }
    nonisolated var spacing: CGFloat? { get }
}

extension StackingLayout {
    /// A solver for the views.
    public nonisolated func makeCache(subviews: Subviews) -> _StackLayoutCache {
        _StackLayoutCache(
            solver: StackSolver(
                axis: axis.engineAxis, spacing: spacing.map { Double($0) }, count: subviews.count,
                priority: { subviews[$0].priority }, preference: { subviews[$0].spacing.spacing }))
    }

    private nonisolated func measure(_ subviews: Subviews) -> (Int, ProposedSize) -> Size {
        { subviews[$0].sizeThatFits(ProposedViewSize($1)).engineSize }
    }

    private nonisolated func guide(_ subviews: Subviews) -> (Int, ProposedSize, Size) -> Double {
        { index, proposal, _ in subviews[index].dimensions(in: ProposedViewSize(proposal))[key] }
    }

    /// The size that the stack takes of an offer.
    public nonisolated func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        cache.solver.solve(proposal.proposal, measure: measure(subviews), guide: guide(subviews)).cgSize
    }

    /// Places the views.
    public nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        cache.solver.solvePlacement(
            proposal.proposal, in: bounds.size.engineSize, measure: measure(subviews), guide: guide(subviews))
        for (index, child) in cache.solver.children.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + child.position.x, y: bounds.minY + child.position.y),
                proposal: ProposedViewSize(child.proposal))
        }
    }

    /// Returns the spacing that a stack prefers to its neighbors.
    public nonisolated func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        ViewSpacing(
            Spacing.stack(count: subviews.count, axis: axis.engineAxis) { subviews[$0].spacing.spacing })
    }
}

/// The arrangement of a `ZStack`, for `AnyLayout` and for layouts that use it.
public nonisolated struct ZStackLayout: Layout {
    /// Which lines of the views meet.
    public var alignment: Alignment

    /// Views on top of each other.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> OverlaySolver {
        var solver = OverlaySolver()
        solver.solve(
            proposal.proposal, count: subviews.count, priority: { subviews[$0].priority },
            measure: { subviews[$0].sizeThatFits(ProposedViewSize($1)).engineSize },
            guide: { index, _ in
                let dimensions = subviews[index].dimensions(in: proposal)
                return Point(x: dimensions[alignment.horizontal.key], y: dimensions[alignment.vertical.key])
            })
        return solver
    }

    /// The size that the stack takes of an offer.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        solve(proposal, subviews).size.cgSize
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for (index, child) in solve(proposal, subviews).children.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + child.position.x, y: bounds.minY + child.position.y), proposal: proposal)
        }
    }
}
