/// The room outside an item or a group, on each of its four sides. It moves the item within its row; content insets,
/// in contrast, make it smaller.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The room where reading begins; nil is none.
    public let leading: NSCollectionLayoutSpacing?

    /// The room above; nil is none.
    public let top: NSCollectionLayoutSpacing?

    /// The room where reading ends; nil is none.
    public let trailing: NSCollectionLayoutSpacing?

    /// The room below; nil is none.
    public let bottom: NSCollectionLayoutSpacing?

    /// The given rooms; nil is none.
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

    /// The spacing itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
