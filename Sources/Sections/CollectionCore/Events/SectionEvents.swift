/// What happens in a section, told after the item itself. Everything is optional.
@MainActor
public struct SectionEvents {
    /// Whether the person may select an item.
    public var shouldSelect: ((ItemIdentity) -> Bool)?
    /// Called when the person has selected an item.
    public var didSelect: ((ItemIdentity) -> Void)?
    /// Called when the person has deselected an item.
    public var didDeselect: ((ItemIdentity) -> Void)?
    /// Returns the menu of items that have none of their own, and of several that are selected when one of them is
    /// pressed; if that is nil, the driver's delegate is asked.
    public var contextMenu: (([ItemIdentity]) -> ItemMenu?)?
    /// Called before a cell of the section comes on screen.
    public var willDisplay: ((ItemIdentity, UICollectionViewCell) -> Void)?
    /// Called when a cell of the section has left the screen.
    public var didEndDisplaying: ((ItemIdentity, UICollectionViewCell) -> Void)?
    /// Which dragged items the section takes; none by default.
    public var dropTargets: [DropTarget] = []
    /// Whether the person may expand (true) or collapse (false) an item of an outline.
    public var shouldChangeExpansion: ((ItemIdentity, Bool) -> Bool)?
    /// Called when the person is expanding (true) or collapsing (false) an item of an outline.
    public var didChangeExpansion: ((ItemIdentity, Bool) -> Void)?
    /// Called whenever the section's visible items move.
    public var visibleItemsDidMove: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Called when another page of a section that scrolls by itself comes to its middle, with the page's number from 0.
    public var pageDidChange: ((Int) -> Void)?

    /// Events of which none does anything.
    public init() {}
}
