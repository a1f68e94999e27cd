import PortableUIKit
import ViewLayoutEngine

/// The views of sections that are pinned while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that creates its views when they come near the visible part of the enclosing scroll view.
public nonisolated struct LazyVStack<Content: View>: LazyContainer {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy vertical stack.
    /// - Parameters:
    ///   - alignment: The horizontal alignment of the views.
    ///   - spacing: The distance between two views, in points, or `nil` for 8.
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

/// A horizontal stack that creates its views when they come near the visible part of the enclosing scroll view.
public nonisolated struct LazyHStack<Content: View>: LazyContainer {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a lazy horizontal stack.
    /// - Parameters:
    ///   - alignment: The vertical alignment of the views.
    ///   - spacing: The distance between two views, in points, or `nil` for 8.
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
