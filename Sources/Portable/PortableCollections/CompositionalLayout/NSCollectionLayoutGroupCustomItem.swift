/// A frame that the item provider of a custom group returns.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame in points, from the group's own corner.
    public let frame: CGRect

    /// The order of drawing: higher is in front. 0 by default.
    public let zIndex: Int

    /// An item at `frame`.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, order: 0)
    }

    /// An item at `frame` with an order of drawing.
    public convenience init(frame: CGRect, zIndex: Int) {
        self.init(frame: frame, order: zIndex)
    }

    package init(frame: CGRect, order: Int) {
        self.frame = frame
        zIndex = order
        super.init()
    }

    /// The item itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
