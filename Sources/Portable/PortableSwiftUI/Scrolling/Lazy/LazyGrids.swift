import PortableUIKit
import ViewLayoutEngine

/// One or more columns or rows of a lazy grid.
public struct GridItem: Sendable {
    /// The size of a column or row, in points.
    public enum Size: Sendable {
        /// A track with a fixed size.
        case fixed(CGFloat)
        /// A track that fills the available space within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit with the minimum size. They share the available space.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the column or row.
    public var size: Size
    /// The distance to the next column or row, in points, or `nil` for the default.
    public var spacing: CGFloat?
    /// The alignment of views in the track, or `nil` for the grid's alignment.
    public var alignment: Alignment?

    /// Creates a column or row with a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var track: GridTracks.Item {
        let size: GridTracks.Item.Size =
            switch size {
            case .fixed(let length): .fixed(Double(length))
            case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
            case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
            }
        return GridTracks.Item(size, spacing: spacing.map { Double($0) })
    }
}

/// A grid that grows vertically, and creates its rows when they come near the visible part of the enclosing scroll
/// view.
public nonisolated struct LazyVGrid<Content: View>: LazyContainer {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid that grows vertically.
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: The alignment of views in their column.
    ///   - spacing: The distance between two rows, in points, or `nil` for 8.
    ///   - pinnedViews: The views of sections that are pinned.
    ///   - content: The views, row by row.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var arrangement: LazyElement.Arrangement {
        LazyElement.Arrangement(
            axis: .vertical, tracks: columns.map(\.track), alignment: alignment.key,
            spacing: spacing.map { Double($0) } ?? Spacing.defaultDistance)
    }
}

/// A grid that grows horizontally, and creates its columns when they come near the visible part of the enclosing scroll
/// view.
public nonisolated struct LazyHGrid<Content: View>: LazyContainer {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid that grows horizontally.
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: The alignment of views in their row.
    ///   - spacing: The distance between two columns, in points, or `nil` for 8.
    ///   - pinnedViews: The views of sections that are pinned.
    ///   - content: The views, column by column.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var arrangement: LazyElement.Arrangement {
        LazyElement.Arrangement(
            axis: .horizontal, tracks: rows.map(\.track), alignment: alignment.key,
            spacing: spacing.map { Double($0) } ?? Spacing.defaultDistance)
    }
}
