import DiffEngine

/// Shows snapshots in a collection view: works out what has changed since the last one and has the collection view
/// insert, delete, move, reload and reconfigure just that.
///
/// The data source makes itself the collection view's `dataSource`. The collection view doesn't keep it alive, nor it
/// the collection view.
///
/// Applying is synchronous: when `apply` returns, the data source and the collection view have the new items, whether
/// or not animations still run. An apply from within another one, say from a cell provider, waits until that one is
/// done.
///
/// Differs from UIKit: everything is called on the main thread. UIKit allows one background queue instead.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the configured cell of an item, dequeued for the index path. Nil raises.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns the configured supplementary view of a kind, dequeued for the index path.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    package typealias State = DiffableState<SectionIdentifierType, ItemIdentifierType>

    /// Makes the supplementary views; nil by default, which raises if the layout wants one.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What to call when a person moves an item. Setting a copy with changes replaces them all.
    open var reorderingHandlers = ReorderingHandlers()

    /// What to call when a person expands or collapses an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    let updater: DiffableUpdater<SectionIdentifierType, ItemIdentifierType>
    private let cellProvider: CellProvider

    package var state: State {
        get { updater.state }
        set { updater.state = newValue }
    }

    /// Creates a data source without sections and makes it the collection view's.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view to show snapshots in.
    ///   - cellProvider: Makes and configures the cells. It is kept, so it shouldn't keep the data source in turn.
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

    /// Shows a snapshot.
    ///
    /// The first one reloads the collection view. Later ones are one batch of the fewest deletions, insertions and
    /// moves; an item that changes its section moves. Then what the snapshot marks is reloaded and reconfigured.
    ///
    /// - Parameters:
    ///   - snapshot: What to show. The data source keeps a copy without its marks.
    ///   - animatingDifferences: Whether the collection view animates the changes. Without a window it never does.
    ///   - completion: Called on the main queue once the animations are over, at once if there are none.
    /// - Complexity: O(*c* log *c*), *c* being the number of items in the sections that have changed.
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

    /// Shows a snapshot as `apply(_:animatingDifferences:completion:)` does, and returns when its completion would be
    /// called.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading the collection view: nothing is compared, animated or kept on screen.
    ///
    /// - Parameters:
    ///   - snapshot: What to show. Its marks say nothing, as everything is made anew.
    ///   - completion: Called once the collection view was told to reload.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        updater.enqueue(
            DiffableUpdate(change: { $0.applying(snapshot) }, presentation: .reload, completion: completion))
    }

    /// Shows a snapshot as `applySnapshotUsingReloadData(_:completion:)` does, and returns when its completion would
    /// be called.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Makes the visible items of a section snapshot the items of a section, which is added at the end if it is
    /// missing. Items of other sections among them are taken over.
    ///
    /// The tree is kept. A snapshot applied later changes it as little as possible: new items come after the visible
    /// item before them, at its level.
    ///
    /// - Parameters:
    ///   - snapshot: The section's items.
    ///   - section: The section.
    ///   - animatingDifferences: Whether the collection view animates the changes.
    ///   - completion: Called on the main queue once the animations are over, at once if there are none.
    /// - Complexity: O(the number of items in the tree and in the sections that have changed).
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        updater.enqueue(
            DiffableUpdate(
                change: { $0.applying(snapshot, to: section) },
                presentation: .difference(isAnimated: animatingDifferences), completion: completion))
    }

    /// Applies a section snapshot as `apply(_:to:animatingDifferences:completion:)` does, and returns when its
    /// completion would be called.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    // MARK: Look-ups

    /// What is shown, as a copy without marks. Changes to it show when it is applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        state.snapshot
    }

    /// The items of a section as a tree: the one applied last, or the section's items as roots; empty if there is no
    /// such section.
    ///
    /// - Complexity: O(1) for a tree, O(the number of the section's items) otherwise.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        state.sectionSnapshot(of: section)
    }

    /// The section at an index, nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        guard index >= 0, index < state.collection.sectionCount else { return nil }
        return state.collection.section(at: index)
    }

    /// A section's index, nil if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.collection.position(ofSection: sectionIdentifier)
    }

    /// The item at an index path, nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let position = ItemPosition(indexPath), state.collection.isValid(position) else { return nil }
        return state.collection.item(at: position)
    }

    /// An item's index path, nil if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        state.collection.position(ofItem: itemIdentifier)?.indexPath
    }

    // MARK: The collection view's data source

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.collection.sectionCount }

    /// The number of items in a section. Raises for a section that there isn't.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard section >= 0, section < state.collection.sectionCount else {
            raise("Invalid parameter not satisfying: section < _impl.numberOfSections")
        }
        return state.collection.itemCount(atSection: section)
    }

    /// The cell that the cell provider returns. Raises if it returns none, or if there is no item at the path.
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

    /// The view that the supplementary view provider returns. Raises if there is no provider or it returns none.
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

    /// What `reorderingHandlers.canReorderItem` returns; false without it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves the item in the snapshot after a person has moved it on screen, and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// No index. Subclasses may return one.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item. Subclasses with an index return where each title leads to.
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

/// A data source that may know all numbers of items at once, so that it isn't asked about each section.
@MainActor
protocol CountedDataSource: UICollectionViewDataSource {
    /// How many items each section has; nil if the methods for that are to be asked.
    var itemCounts: [Int]? { get }
}

extension UICollectionViewDiffableDataSource: CountedDataSource {
    /// Subclasses may return other numbers.
    var itemCounts: [Int]? {
        type(of: self) == UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
            ? updater.state.itemCounts : nil
    }
}
