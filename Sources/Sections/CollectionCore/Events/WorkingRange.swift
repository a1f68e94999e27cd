/// Which items are on screen or will be soon, and who is told when one becomes so.
///
/// ```swift
/// driver.workingRange = WorkingRange(screens: 2) { item in images.load(item) } didLeave: { item in images.cancel(item) }
/// ```
@MainActor
public struct WorkingRange {
    /// How many screens further than what is seen the range goes, forwards and backwards; 1 by default. What is less
    /// than 0 or not a number counts as 0.
    public var screens: CGFloat
    /// Called when an item comes into the range.
    public var willEnter: (ItemIdentity) -> Void
    /// Called when an item has left the range, or is gone.
    public var didLeave: (ItemIdentity) -> Void

    /// A range around what is seen.
    public init(
        screens: CGFloat = 1, willEnter: @escaping (ItemIdentity) -> Void,
        didLeave: @escaping (ItemIdentity) -> Void = { _ in }
    ) {
        self.screens = screens
        self.willEnter = willEnter
        self.didLeave = didLeave
    }
}
