import Foundation

/// A grid as a layout, for custom layouts that switch between layouts with ``AnyLayout``: each row of the grid is a
/// ``GridRow``.
///
/// Differs from SwiftUI: the views of the layout are rows of one cell.
public nonisolated struct GridLayout: Layout {
    /// The alignment of the cells.
    public var alignment: Alignment
    /// The spacing between columns, in points.
    public var horizontalSpacing: CGFloat?
    /// The spacing between rows, in points.
    public var verticalSpacing: CGFloat?

    /// Creates a layout.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    private var rows: VStackLayout { VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing) }

    /// Creates the cache.
    public func makeCache(subviews: Subviews) -> VStackLayout.Cache { rows.makeCache(subviews: subviews) }

    /// Returns the size for a proposal.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) -> CGSize {
        rows.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) {
        rows.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
