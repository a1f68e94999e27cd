/// The range of items on screen and near it, with closures that are called when items enter or leave it.
///
/// ```swift
/// driver.workingRange = WorkingRange(screens: 2) { [images] item in
///     images.load(item)
/// } didLeave: { [images] item in
///     images.cancel(item)
/// }
/// ```
@MainActor
public struct WorkingRange {
    /// The distance that the range extends before and after the visible area, in multiples of its length. The default
    /// is 1. Negative values and values that aren't numbers count as 0.
    public var screens: CGFloat
    /// A closure that's called when an item enters the range.
    public var willEnter: (ItemIdentity) -> Void
    /// A closure that's called when an item leaves the range or is removed.
    public var didLeave: (ItemIdentity) -> Void

    /// Creates a range around the visible items.
    public init(
        screens: CGFloat = 1, willEnter: @escaping (ItemIdentity) -> Void,
        didLeave: @escaping (ItemIdentity) -> Void = { _ in }
    ) {
        self.screens = screens
        self.willEnter = willEnter
        self.didLeave = didLeave
    }
}
