/// What happens to an item, and what it allows. Everything is optional: nil neither does nor forbids anything.
///
/// A driver asks the item first, then its section, then its own delegate. What one of them forbids is forbidden; what
/// happened is told to all three.
@MainActor
public struct ItemEvents {
    /// Whether a finger may highlight the item.
    public var shouldHighlight: (() -> Bool)?
    /// Called when a finger has highlighted the item.
    public var didHighlight: (() -> Void)?
    /// Called when the finger has left the item.
    public var didUnhighlight: (() -> Void)?
    /// Whether the person may select the item.
    public var shouldSelect: (() -> Bool)?
    /// Called when the person has selected the item.
    public var didSelect: (() -> Void)?
    /// Whether the person may deselect the item.
    public var shouldDeselect: (() -> Bool)?
    /// Called when the person has deselected the item.
    public var didDeselect: (() -> Void)?
    /// Called after a tap that doesn't just change the selection.
    public var primaryAction: (() -> Void)?
    /// Called before the item's cell comes on screen.
    public var willDisplay: ((UICollectionViewCell) -> Void)?
    /// Called when the item's cell has left the screen, even if the item is gone from the model by then.
    public var didEndDisplaying: ((UICollectionViewCell) -> Void)?
    /// Called when the item is likely to be shown soon.
    public var prefetch: (() -> Void)?
    /// Called when an item that was announced is not needed now.
    public var cancelPrefetch: (() -> Void)?
    /// Returns what a swipe from the leading side offers, in sections that are lists.
    public var leadingSwipeActions: (() -> UISwipeActionsConfiguration?)?
    /// Returns what a swipe from the trailing side offers, in sections that are lists.
    public var trailingSwipeActions: (() -> UISwipeActionsConfiguration?)?

    /// Returns the menu that a long press shows; if nil, or if it returns nil, the section is asked, and then the
    /// driver's delegate.
    public var contextMenu: (() -> ItemMenu?)?

    /// Whether the item may be dragged; it may not if nil.
    public var canDrag: (() -> Bool)?
    /// Returns what other apps get of the item when it is dropped there; nothing if nil.
    public var itemProvider: (() -> NSItemProvider)?

    /// Events of which none does anything.
    public init() {}

    /// Events of which one, the most usual, does something.
    public init(didSelect: @escaping () -> Void) {
        self.didSelect = didSelect
    }
}
