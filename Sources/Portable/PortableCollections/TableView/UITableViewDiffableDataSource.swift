import DiffEngine
import LayoutGeometry

/// A data source that shows snapshots in a table view. It computes the difference to the previous snapshot, and
/// inserts, deletes, moves, reloads, and reconfigures only the changed rows.
///
/// ```swift
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
/// let dataSource = UITableViewDiffableDataSource<Course, Recipe>(tableView: tableView) {
///     tableView, indexPath, recipe in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
///     cell.textLabel?.text = recipe.name
///     return cell
/// }
/// dataSource.defaultRowAnimation = .fade
///
/// var snapshot = dataSource.snapshot()
/// snapshot.appendSections([.desserts])
/// snapshot.appendItems(recipes)
/// dataSource.apply(snapshot, animatingDifferences: true)
/// ```
///
/// It applies snapshots like `UICollectionViewDiffableDataSource`. As in UIKit, changes that tables can't show row by
/// row reload the table: rows that move out of a deleted section or into an inserted one, and moves of more than one
/// section.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the configured cell of an item. Returning `nil` raises an exception.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let target: DiffableTable
    private let updater: DiffableUpdater<SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider

    /// The animation of row updates. The default is `.automatic`.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { target.animation }
        set { target.animation = newValue }
    }

    /// Creates an empty data source for a table.
    ///
    /// - Parameters:
    ///   - tableView: The table that shows the snapshots. Its `dataSource` becomes the new data source. Neither retains
    ///     the other.
    ///   - cellProvider: A closure that provides configured cells. It's retained, so it shouldn't retain the data
    ///     source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        target = DiffableTable(tableView)
        updater = DiffableUpdater(target)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying snapshots

    /// Updates the table to show a snapshot. The first snapshot reloads the table. A later one is applied as one batch
    /// of the fewest deletions, insertions, and moves; then the marked sections and items are reloaded and
    /// reconfigured.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot. The data source keeps a copy without its marks.
    ///   - animatingDifferences: A Boolean value that indicates whether the table animates the changes. It never does
    ///     without a window.
    ///   - completion: A closure that is called on the main queue after the animations, or immediately if nothing is
    ///     animated.
    /// - Complexity: O(*c* log *c*), where *c* is the number of items in the sections that have changed.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        updater.enqueue(
            DiffableUpdate(
                change: { $0.applying(snapshot) }, presentation: .difference(isAnimated: animatingDifferences),
                reloadedSections: snapshot.reloadedSectionIdentifiers,
                reloadedItems: snapshot.reloadedItemIdentifiers,
                reconfiguredItems: snapshot.reconfiguredItemIdentifiers, completion: completion))
    }

    /// Applies a snapshot like `apply(_:animatingDifferences:completion:)`, and returns when its completion would be
    /// called.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading the table, without computing a difference or animating.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot. Its marks have no effect, because everything is reloaded.
    ///   - completion: A closure that is called after the table's `reloadData()`.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        updater.enqueue(
            DiffableUpdate(change: { $0.applying(snapshot) }, presentation: .reload, completion: completion))
    }

    /// Applies a snapshot like `applySnapshotUsingReloadData(_:completion:)`, and returns when its completion would be
    /// called.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Look-ups

    /// Returns a copy of the current snapshot without marks. Apply the copy to show changes to it.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        updater.state.snapshot
    }

    /// Returns the section identifier at an index; `nil` if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let collection = updater.state.collection
        guard index >= 0, index < collection.sectionCount else { return nil }
        return collection.section(at: index)
    }

    /// Returns the index of a section; `nil` if there's no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        updater.state.collection.position(ofSection: sectionIdentifier)
    }

    /// Returns the item identifier at an index path; `nil` if there's no item at the path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        let collection = updater.state.collection
        guard let position = ItemPosition(indexPath), collection.isValid(position) else { return nil }
        return collection.item(at: position)
    }

    /// Returns the index path of an item; `nil` if there's no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        updater.state.collection.position(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: The table's data source

    /// Returns the number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { updater.state.collection.sectionCount }

    /// Returns the number of items in a section. Raises an exception if there's no such section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let collection = updater.state.collection
        guard section >= 0, section < collection.sectionCount else {
            raise("Invalid parameter not satisfying: section < _impl.numberOfSections")
        }
        return collection.itemCount(atSection: section)
    }

    /// Returns the cell provider's cell. Raises an exception if the cell is `nil`, or if there's no item at the index
    /// path.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            raise("Invalid parameter not satisfying: itemIdentifier")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            raise(
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item "
                    + "identifier '\(item)', which is not allowed. You must always return a cell to the table view: "
                    + "\(tableView)")
        }
        return cell
    }

    // The class implements all methods, because a subclass's method wouldn't be called in place of a protocol
    // extension's default.

    /// Returns `nil`, which means no title. Subclasses can override it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`, which means no title. Subclasses can override it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `false`. Subclasses can override it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `false`. Subclasses can override it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns `nil`, which means no index. Subclasses can override it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section with the title's index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing. Subclasses with editable rows apply a snapshot without the row, or with a new one.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. Subclasses with movable rows apply a snapshot with the row at its new position.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The class, the address and the numbers of sections and items.
    open override nonisolated var description: String {
        describe {
            let collection = updater.state.collection
            return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque()); "
                + "numberOfSections:\(collection.sectionCount) numberOfItems:\(collection.itemCount)>"
        }
    }
}
