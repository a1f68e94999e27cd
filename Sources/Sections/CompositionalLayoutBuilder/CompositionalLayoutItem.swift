/// A type that describes a cell with the properties that the cell shows.
///
/// The ID identifies the item: if it changes, the item is a different one and gets a new cell. The content of an
/// `Equatable` item doesn't need to be part of its ID: the cell is then reconfigured in place, and keeps its focus and
/// selection.
///
/// ```swift
/// struct TextItem: CompositionalLayoutItem {
///     var text: String
///     nonisolated var id: String { text }
///
///     func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {
///         var content = cell.defaultContentConfiguration()
///         content.text = text
///         cell.contentConfiguration = content
///     }
/// }
/// ```
///
/// Everything but `id` and `configure(cell:for:)` has a default.
@preconcurrency @MainActor
public protocol CompositionalLayoutItem: CollectionItem {
    /// The reuse identifier of the cell class. The default is its name with its module.
    static var reuseIdentifier: String { get }

    /// A closure that's called when the user selects the item.
    var didSelect: () -> Void { get }
    /// A closure that's called when the user deselects the item.
    var didDeselect: () -> Void { get }
    /// A Boolean value that indicates whether the user can select the item, which includes its highlight. The default
    /// is `true`.
    var isSelectable: Bool { get }
    /// A Boolean value that indicates whether the user can deselect the item. The default is `true`.
    var isDeselectable: Bool { get }
    /// A closure that performs the primary action of the item: it's called after a tap that doesn't only change the
    /// selection.
    var primaryAction: () -> Void { get }
    /// Called with `true` when a touch highlights the item, and with `false` when the highlight ends.
    func didHighlight(_ isHighlighted: Bool)
    /// A closure that's called when the item is likely to appear soon.
    var prefetch: () -> Void { get }
    /// A closure that's called when a prefetched item isn't needed anymore.
    var cancelPrefetch: () -> Void { get }
    /// Called before the item's cell appears on screen.
    func willDisplay(cell: Cell)
    /// Called after the item's cell leaves the screen.
    func didEndDisplaying(cell: Cell)
    /// Returns the leading swipe actions in list sections. The default is `nil`. In all sections, they're also
    /// accessibility actions, for users who can't swipe.
    func leadingSwipeActions() -> UISwipeActionsConfiguration?
    /// Returns the trailing swipe actions. The default is `nil`.
    func trailingSwipeActions() -> UISwipeActionsConfiguration?
    /// Returns the context menu of the item. The default is `nil`: the section's menu is shown.
    func contextMenu() -> ItemMenu?
    /// A Boolean value that indicates whether the user can drag the item to sections that accept it. The default is
    /// `false`.
    var isDraggable: Bool { get }
}

extension CompositionalLayoutItem {
    /// The name of the class with its module, because cells in different modules can have the same name.
    public static var reuseIdentifier: String { ViewRegistration.viewClass(Cell.self).reuseIdentifier }

    /// The default closure, which does nothing.
    public var didSelect: () -> Void { {} }
    /// The default closure, which does nothing.
    public var didDeselect: () -> Void { {} }
    /// The default value, `true`.
    public var isSelectable: Bool { true }
    /// The default value, `true`.
    public var isDeselectable: Bool { true }
    /// The default closure, which does nothing.
    public var primaryAction: () -> Void { {} }
    /// The default implementation does nothing.
    public func didHighlight(_ isHighlighted: Bool) {}
    /// The default closure, which does nothing.
    public var prefetch: () -> Void { {} }
    /// The default closure, which does nothing.
    public var cancelPrefetch: () -> Void { {} }
    /// The default implementation does nothing.
    public func willDisplay(cell: Cell) {}
    /// The default implementation does nothing.
    public func didEndDisplaying(cell: Cell) {}
    /// Returns `nil`.
    public func leadingSwipeActions() -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil`.
    public func trailingSwipeActions() -> UISwipeActionsConfiguration? { nil }
    /// Returns `nil`.
    public func contextMenu() -> ItemMenu? { nil }
    /// The default value, `false`.
    public var isDraggable: Bool { false }

    /// The item's closures as events.
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

    /// Registers the cell class. A `CompositionalLayoutController` calls this method automatically.
    public static func registerCell(collectionView: UICollectionView) {
        collectionView.register(Cell.self, forCellWithReuseIdentifier: reuseIdentifier)
    }

    /// Returns a configured cell of the item's class.
    public func dequeueAndConfigureCell(collectionView: UICollectionView, for indexPath: IndexPath) -> Cell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: Self.reuseIdentifier, for: indexPath) as! Cell
        configure(cell: cell, for: indexPath)
        return cell
    }

    /// Returns the type-erased item.
    public func erase() -> AnyCompositionalLayoutItem { AnyCompositionalLayoutItem(self) }
}
