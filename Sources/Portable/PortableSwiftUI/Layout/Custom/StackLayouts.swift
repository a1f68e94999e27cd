import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The layout of an `HStack`, for `AnyLayout` and custom layouts.
public nonisolated struct HStackLayout: StackingLayout {
    /// The alignment of the views along the vertical axis.
    public var alignment: VerticalAlignment
    /// The distance between adjacent views, in points, or `nil` for the distance that the views prefer.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a horizontal stack.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    var axis: Axis { .horizontal }
    var key: AlignmentKey { alignment.key }
}

/// The layout of a `VStack`, for `AnyLayout` and custom layouts.
public nonisolated struct VStackLayout: StackingLayout {
    /// The alignment of the views along the horizontal axis.
    public var alignment: HorizontalAlignment
    /// The distance between adjacent views, in points, or `nil` for the distance that the views prefer.
    public var spacing: CGFloat?

    /// Creates a vertical stack layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The properties of a vertical stack.
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

/// A layout that divides a length among its views.
protocol StackingLayout: Layout where Cache == _StackLayoutCache {
    nonisolated var axis: Axis { get }
    nonisolated var key: AlignmentKey { get }
    nonisolated var spacing: CGFloat? { get }
}

extension StackingLayout {
    /// Creates a cache with a solver for the views.
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

    /// Returns the size of the stack for a proposal.
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

/// The layout of a `ZStack`, for `AnyLayout` and custom layouts.
public nonisolated struct ZStackLayout: Layout {
    /// The alignment of the views on both axes.
    public var alignment: Alignment

    /// Creates a layout that places views on top of each other.
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

    /// Returns the size of the stack for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        solve(proposal, subviews).size.cgSize
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        // The same as in a ZStack.
        let isAlone = subviews.count == 1
        let proposal = isAlone ? proposal : ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
        for (index, child) in solve(proposal, subviews).children.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + child.position.x, y: bounds.minY + child.position.y), proposal: proposal)
        }
    }
}
