/// The closures that respond to events of an item. All of them are optional.
///
/// A driver queries the item first, then its section, then its own delegate. An action is allowed unless one of them
/// disallows it. All three are notified of events.
@MainActor
public struct ItemEvents {
    /// A closure that returns a Boolean value that indicates whether a touch highlights the item.
    public var shouldHighlight: (() -> Bool)?
    /// A closure that's called when a touch highlights the item.
    public var didHighlight: (() -> Void)?
    /// A closure that's called when the highlight of the item ends.
    public var didUnhighlight: (() -> Void)?
    /// A closure that returns a Boolean value that indicates whether the user can select the item.
    public var shouldSelect: (() -> Bool)?
    /// A closure that's called when the user selects the item.
    public var didSelect: (() -> Void)?
    /// A closure that returns a Boolean value that indicates whether the user can deselect the item.
    public var shouldDeselect: (() -> Bool)?
    /// A closure that's called when the user deselects the item.
    public var didDeselect: (() -> Void)?
    /// A closure that performs the primary action of the item: it's called after a tap that doesn't only change the
    /// selection.
    public var primaryAction: (() -> Void)?
    /// A closure that's called before the item's cell appears on screen.
    public var willDisplay: ((UICollectionViewCell) -> Void)?
    /// A closure that's called after the item's cell leaves the screen, even if the item has been removed from the
    /// model.
    public var didEndDisplaying: ((UICollectionViewCell) -> Void)?
    /// A closure that's called when the item is likely to appear soon.
    public var prefetch: (() -> Void)?
    /// A closure that's called when a prefetched item isn't needed anymore.
    public var cancelPrefetch: (() -> Void)?
    /// A closure that returns the leading swipe actions. It's used only in list sections.
    public var leadingSwipeActions: (() -> UISwipeActionsConfiguration?)?
    /// A closure that returns the trailing swipe actions. It's used only in list sections.
    public var trailingSwipeActions: (() -> UISwipeActionsConfiguration?)?

    /// A closure that returns the context menu of the item. If it's `nil` or returns `nil`, the section and then the
    /// driver's delegate provide the menu.
    public var contextMenu: (() -> ItemMenu?)?

    /// A closure that returns a Boolean value that indicates whether the item can be dragged. If it's `nil`, it can't.
    public var canDrag: (() -> Bool)?
    /// A closure that returns the item provider for drops in other apps. If it's `nil`, other apps receive no data.
    public var itemProvider: (() -> NSItemProvider)?

    /// Creates events without closures.
    public init() {}

    /// Creates events with a closure for the selection of the item.
    public init(didSelect: @escaping () -> Void) {
        self.didSelect = didSelect
    }
}
