/// The spacing around an item or a group, on each of its four sides. It moves the item within its row, whereas content
/// insets make it smaller.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80)))
/// // The flexible spacing on both sides centers the item in its row.
/// item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
///     leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: .fixed(4))
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The spacing at the leading edge. `nil` means no spacing.
    public let leading: NSCollectionLayoutSpacing?

    /// The spacing at the top edge. `nil` means no spacing.
    public let top: NSCollectionLayoutSpacing?

    /// The spacing at the trailing edge. `nil` means no spacing.
    public let trailing: NSCollectionLayoutSpacing?

    /// The spacing at the bottom edge. `nil` means no spacing.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacing with the given values. `nil` means no spacing.
    ///
    /// - Parameters:
    ///   - leading: The spacing at the leading edge.
    ///   - top: The spacing at the top edge.
    ///   - trailing: The spacing at the trailing edge.
    ///   - bottom: The spacing at the bottom edge.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init(edges: leading, top, trailing, bottom)
    }

    package init(
        edges leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
        _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// Returns the object itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
