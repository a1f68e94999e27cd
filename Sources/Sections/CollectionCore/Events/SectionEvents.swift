/// The closures that respond to events in a section. They're called after the closures of the item. All of them are
/// optional.
@MainActor
public struct SectionEvents {
    /// A closure that returns a Boolean value that indicates whether the user can select an item.
    public var shouldSelect: ((ItemIdentity) -> Bool)?
    /// A closure that's called when the user selects an item.
    public var didSelect: ((ItemIdentity) -> Void)?
    /// A closure that's called when the user deselects an item.
    public var didDeselect: ((ItemIdentity) -> Void)?
    /// A closure that returns the context menu for items without a separate one, and for several selected items. If
    /// it's `nil` or returns `nil`, the driver's delegate provides the menu.
    public var contextMenu: (([ItemIdentity]) -> ItemMenu?)?
    /// A closure that's called before a cell of the section appears on screen.
    public var willDisplay: ((ItemIdentity, UICollectionViewCell) -> Void)?
    /// A closure that's called after a cell of the section leaves the screen.
    public var didEndDisplaying: ((ItemIdentity, UICollectionViewCell) -> Void)?
    /// The types of dragged items that the section accepts. The default is an empty array.
    public var dropTargets: [DropTarget] = []
    /// A closure that returns a Boolean value that indicates whether the user can expand (`true`) or collapse (`false`)
    /// an item of an outline.
    public var shouldChangeExpansion: ((ItemIdentity, Bool) -> Bool)?
    /// A closure that's called when the user expands (`true`) or collapses (`false`) an item of an outline.
    public var didChangeExpansion: ((ItemIdentity, Bool) -> Void)?
    /// A closure that's called whenever the section's visible items move.
    public var visibleItemsDidMove: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// A closure that's called with the index of the page when another page of an orthogonally scrolling section
    /// reaches the middle.
    public var pageDidChange: ((Int) -> Void)?

    /// Creates events without closures.
    public init() {}
}
