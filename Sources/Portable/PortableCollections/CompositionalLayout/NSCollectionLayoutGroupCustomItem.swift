/// A frame that the item provider of a custom group returns.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame in points, relative to the group's origin.
    public let frame: CGRect

    /// The drawing order. Items with higher values are in front. The default is 0.
    public let zIndex: Int

    /// Creates an item with a frame.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, order: 0)
    }

    /// Creates an item with a frame and a drawing order.
    public convenience init(frame: CGRect, zIndex: Int) {
        self.init(frame: frame, order: zIndex)
    }

    package init(frame: CGRect, order: Int) {
        self.frame = frame
        zIndex = order
        super.init()
    }

    /// Returns the object itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
