import PortableUIKit
import ViewLayoutEngine

/// Which views of sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// As bits.
    public let rawValue: UInt32

    /// Views of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below each other that are made when they come near what is seen of the scroll view around them.
public nonisolated struct LazyVStack<Content: View>: LazyContainer {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy vertical stack.
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between two views, in points, or nil for 8.
    ///   - pinnedViews: The views of sections that are pinned.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var arrangement: LazyElement.Arrangement {
        LazyElement.Arrangement(
            axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0) } ?? Spacing.defaultDistance)
    }
}

/// Views side by side that are made when they come near what is seen of the scroll view around them.
public nonisolated struct LazyHStack<Content: View>: LazyContainer {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy horizontal stack.
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between two views, in points, or nil for 8.
    ///   - pinnedViews: The views of sections that are pinned.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor var arrangement: LazyElement.Arrangement {
        LazyElement.Arrangement(
            axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) } ?? Spacing.defaultDistance)
    }
}
