/// A light description of a cell: its properties say what the cell shows.
///
/// The id says which item it is. An item whose id has changed is another one, and gets another cell. One that is also
/// `Equatable` may leave what it shows out of its id: its cell is then configured again in place, and keeps its focus
/// and its selection.
///
/// ```swift
/// struct TextItem: CompositionalLayoutItem {
///     var text: String
///     nonisolated var id: String { text }
///
///     func configure(cell: TextCollectionViewCell, for indexPath: IndexPath) { cell.text = text }
/// }
/// ```
///
/// Everything but `id` and `configure(cell:for:)` has a default.
@preconcurrency @MainActor
public protocol CompositionalLayoutItem: CollectionItem {
    /// The identifier that the class of cells is registered under; its name with its module by default.
    static var reuseIdentifier: String { get }

    /// Called when the person has selected the item.
    var didSelect: () -> Void { get }
    /// Called when the person has deselected the item.
    var didDeselect: () -> Void { get }
    /// Whether the person may select the item, and so whether a finger highlights it; true by default.
    var isSelectable: Bool { get }
    /// Whether the person may deselect the item; true by default.
    var isDeselectable: Bool { get }
    /// Called after a tap that doesn't just change the selection.
    var primaryAction: () -> Void { get }
    /// Called when a finger has come down on the item, with true, and when it has gone, with false.
    func didHighlight(_ isHighlighted: Bool)
    /// Called when the item is likely to be shown soon.
    var prefetch: () -> Void { get }
    /// Called when an item that was announced is not needed now.
    var cancelPrefetch: () -> Void { get }
    /// Called before the item's cell comes on screen.
    func willDisplay(cell: Cell)
    /// Called when the item's cell has left the screen.
    func didEndDisplaying(cell: Cell)
    /// What a swipe from the leading side offers, in sections that are lists; nothing by default. In other sections, as
    /// in lists, it is offered to those who can't swipe.
    func leadingSwipeActions() -> UISwipeActionsConfiguration?
    /// What a swipe from the trailing side offers; nothing by default.
    func trailingSwipeActions() -> UISwipeActionsConfiguration?
    /// The menu that a long press shows; none by default, so that the section's is shown if it has one.
    func contextMenu() -> ItemMenu?
    /// Whether the item may be dragged to sections that take it; false by default.
    var isDraggable: Bool { get }
}

extension CompositionalLayoutItem {
    /// The class's name with its module, for two modules may have cells of one name.
    public static var reuseIdentifier: String { ViewRegistration.viewClass(Cell.self).reuseIdentifier }

    /// Does nothing.
    public var didSelect: () -> Void { {} }
    /// Does nothing.
    public var didDeselect: () -> Void { {} }
    /// True.
    public var isSelectable: Bool { true }
    /// True.
    public var isDeselectable: Bool { true }
    /// Does nothing.
    public var primaryAction: () -> Void { {} }
    /// Does nothing.
    public func didHighlight(_ isHighlighted: Bool) {}
    /// Does nothing.
    public var prefetch: () -> Void { {} }
    /// Does nothing.
    public var cancelPrefetch: () -> Void { {} }
    /// Does nothing.
    public func willDisplay(cell: Cell) {}
    /// Does nothing.
    public func didEndDisplaying(cell: Cell) {}
    /// Nothing.
    public func leadingSwipeActions() -> UISwipeActionsConfiguration? { nil }
    /// Nothing.
    public func trailingSwipeActions() -> UISwipeActionsConfiguration? { nil }
    /// None.
    public func contextMenu() -> ItemMenu? { nil }
    /// False.
    public var isDraggable: Bool { false }

    /// The item's own callbacks.
    public var events: ItemEvents {
        var events = ItemEvents(didSelect: didSelect)
        events.didDeselect = didDeselect
        events.shouldHighlight = { isSelectable }
        events.shouldSelect = { isSelectable }
        events.shouldDeselect = { isDeselectable }
        events.primaryAction = primaryAction
        events.didHighlight = { didHighlight(true) }
        events.didUnhighlight = { didHighlight(false) }
        events.leadingSwipeActions = { leadingSwipeActions() }
        events.prefetch = prefetch
        events.cancelPrefetch = cancelPrefetch
        events.willDisplay = { cell in (cell as? Cell).map { willDisplay(cell: $0) } }
        events.didEndDisplaying = { cell in (cell as? Cell).map { didEndDisplaying(cell: $0) } }
        events.trailingSwipeActions = { trailingSwipeActions() }
        events.contextMenu = { contextMenu() }
        events.canDrag = { isDraggable }
        return events
    }

    // MARK: For data sources of one's own

    /// Registers the class of cells. A `CompositionalLayoutController` does it by itself.
    public static func registerCell(collectionView: UICollectionView) {
        collectionView.register(Cell.self, forCellWithReuseIdentifier: reuseIdentifier)
    }

    /// A cell of the item's class, configured.
    public func dequeueAndConfigureCell(collectionView: UICollectionView, for indexPath: IndexPath) -> Cell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: Self.reuseIdentifier, for: indexPath) as! Cell
        configure(cell: cell, for: indexPath)
        return cell
    }

    /// The item with its type erased.
    public func erase() -> AnyCompositionalLayoutItem { AnyCompositionalLayoutItem(self) }
}
