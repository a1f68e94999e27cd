import DiffEngine
import LayoutGeometry

/// A data source that shows snapshots in a collection view. It computes the difference to the previous snapshot, and
/// inserts, deletes, moves, reloads, and reconfigures only the changed items.
///
/// ```swift
/// let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
///     var content = cell.defaultContentConfiguration()
///     content.text = recipe.name
///     cell.contentConfiguration = content
/// }
/// let dataSource = UICollectionViewDiffableDataSource<Course, Recipe>(collectionView: collectionView) {
///     collectionView, indexPath, recipe in
///     collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
/// }
///
/// var snapshot = NSDiffableDataSourceSnapshot<Course, Recipe>()
/// snapshot.appendSections([.mains])
/// snapshot.appendItems(recipes)
/// dataSource.apply(snapshot, animatingDifferences: false)
/// ```
///
/// The data source becomes the collection view's `dataSource`. Neither retains the other.
///
/// Applying is synchronous: when `apply` returns, the data source and the collection view have the new items, even if
/// animations are still running. A nested call, for example from a cell provider, is delayed until the outer one is
/// finished.
///
/// Differs from UIKit: everything is called on the main thread. UIKit allows one background queue instead.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the configured cell of an item, dequeued for the index path. Returning `nil` raises an
    /// exception.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that returns the configured supplementary view of a kind, dequeued for the index path.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    package typealias State = DiffableState<SectionIdentifierType, ItemIdentifierType>

    /// The closure that provides supplementary views. The default is `nil`, which raises an exception if the layout
    /// requires one.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The handlers to call when the user moves an item.
    open var reorderingHandlers = ReorderingHandlers()

    /// The handlers to call when the user expands or collapses an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    let updater: DiffableUpdater<SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider

    package var state: State {
        get { updater.state }
        set { updater.state = newValue }
    }

    /// Creates an empty data source for a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view that shows the snapshots. Its `dataSource` becomes the new data source.
    ///   - cellProvider: A closure that provides configured cells. It's retained, so it shouldn't retain the data
    ///     source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        updater = DiffableUpdater(collectionView)
        self.cellProvider = cellProvider
        super.init()
        updater.didShow = { [weak self, weak collectionView] in
            if let collectionView { self?.showOutlines(in: collectionView) }
        }
        collectionView.dataSource = self
    }

    // MARK: Applying snapshots

    /// Updates the collection view to show a snapshot.
    ///
    /// The first snapshot reloads the collection view. A later one is applied as one batch of the fewest deletions,
    /// insertions, and moves; an item that changes its section moves. Then the marked sections and items are reloaded
    /// and reconfigured.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot. The data source keeps a copy without its marks.
    ///   - animatingDifferences: A Boolean value that indicates whether the collection view animates the changes. It
    ///     never does without a window.
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

    /// Shows a snapshot by reloading the collection view, without computing a difference or animating.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot. Its marks have no effect, because everything is reloaded.
    ///   - completion: A closure that is called after the collection view's `reloadData()`.
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

    /// Replaces a section's items with the visible items of a section snapshot. A missing section is added at the end.
    /// Items of the snapshot that are in other sections move to this one.
    ///
    /// The data source keeps the tree. A snapshot that is applied later changes it as little as possible: a new item is
    /// inserted after the visible item before it, at the same level.
    ///
    /// - Parameters:
    ///   - snapshot: The section's items.
    ///   - section: The section.
    ///   - animatingDifferences: A Boolean value that indicates whether the collection view animates the changes.
    ///   - completion: A closure that is called on the main queue after the animations, or immediately if nothing is
    ///     animated.
    /// - Complexity: O(*n*) in the number of items in the tree and in the sections that have changed.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        updater.enqueue(
            DiffableUpdate(
                change: { $0.applying(snapshot, to: section) },
                presentation: .difference(isAnimated: animatingDifferences), completion: completion))
    }

    /// Applies a section snapshot like `apply(_:to:animatingDifferences:completion:)`, and returns when its completion
    /// would be called.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Look-ups

    /// Returns a copy of the current snapshot without marks. Apply the copy to show changes to it.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        state.snapshot
    }

    /// Returns the items of a section as a tree: the section snapshot that was applied last, or the section's items as
    /// roots. Returns an empty snapshot if there's no such section.
    ///
    /// - Complexity: O(1) for a tree, otherwise O(*n*) in the number of the section's items.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        state.sectionSnapshot(of: section)
    }

    /// Returns the section identifier at an index; `nil` if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        guard index >= 0, index < state.collection.sectionCount else { return nil }
        return state.collection.section(at: index)
    }

    /// Returns the index of a section; `nil` if there's no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.collection.position(ofSection: sectionIdentifier)
    }

    /// Returns the item identifier at an index path; `nil` if there's no item at the path.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let position = ItemPosition(indexPath), state.collection.isValid(position) else { return nil }
        return state.collection.item(at: position)
    }

    /// Returns the index path of an item; `nil` if there's no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        state.collection.position(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: The collection view's data source

    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.collection.sectionCount }

    /// Returns the number of items in a section. Raises an exception if there's no such section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard section >= 0, section < state.collection.sectionCount else {
            raise("Invalid parameter not satisfying: section < _impl.numberOfSections")
        }
        return state.collection.itemCount(atSection: section)
    }

    /// Returns the cell provider's cell. Raises an exception if the cell is `nil`, or if there's no item at the index
    /// path.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            raise("Invalid parameter not satisfying: itemIdentifier")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            raise(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item "
                    + "identifier '\(item)', which is not allowed. You must always return a cell to the collection "
                    + "view: \(collectionView)")
        }
        showOutline(of: item, in: cell)
        return cell
    }

    /// Returns the supplementary view provider's view. Raises an exception if there's no provider, or if the view is
    /// `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            raise(
                "CollectionView \(collectionView) requested a supplementary view, but a supplementaryViewProvider was "
                    + "not specified on the diffable data source. Please configure the diffable data source "
                    + "accordingly and add the supplementary provider")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            raise(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
                    + "\(indexPath)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))")
        }
        return view
    }

    /// Returns the result of `reorderingHandlers.canReorderItem`, or `false` without that handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves the item in the snapshot after the user has moved it on screen, and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// Returns `nil`, which means no index. Subclasses can override it.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item. Subclasses with an index return the target of each title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    /// The class, the address and the numbers of sections and items.
    open override nonisolated var description: String {
        describe {
            "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque()); "
                + "numberOfSections:\(state.collection.sectionCount) numberOfItems:\(state.collection.itemCount)>"
        }
    }
}

/// A data source that can return all item counts in one call, instead of one call for each section.
@MainActor
protocol CountedDataSource: UICollectionViewDataSource {
    /// The item count of each section; `nil` if the data source methods must be called instead.
    var itemCounts: [Int]? { get }
}

extension UICollectionViewDiffableDataSource: CountedDataSource {
    /// Returns `nil` for subclasses, which can return other counts.
    var itemCounts: [Int]? {
        type(of: self) == UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
            ? updater.state.itemCounts : nil
    }
}
