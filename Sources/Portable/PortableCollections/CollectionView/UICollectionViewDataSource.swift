/// Methods for providing the items of a collection view and their views.
///
/// ```swift
/// final class RecipesDataSource: NSObject, UICollectionViewDataSource {
///     var recipes: [Recipe] = []
///
///     func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { recipes.count }
///
///     func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
///         let cell = view.dequeueReusableCell(withReuseIdentifier: "recipe", for: indexPath) as! RecipeCell
///         cell.show(recipes[indexPath.item])
///         return cell
///     }
/// }
/// ```
@OptionalMethods
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Asks the data source for the number of items in a section.
    @Required
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Asks the data source for the configured cell of an item, which must be dequeued for the same index path.
    @Required
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Asks the data source for the number of sections. The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Asks the data source for the configured supplementary view of a kind, which must be dequeued for the same index
    /// path. Required if the layout has supplementary views; raises an exception if it isn't implemented.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Asks the data source whether the user can move an item. The default is `true` if `moveItemAt` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Tells the data source that the user has moved an item. Update only the model: the item is already at its new
    /// position. If the method isn't implemented, the item moves back.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Asks the data source for the titles of the index at the trailing edge. There's none if it's `nil`, empty, or not
    /// implemented. Called with ``UICollectionView/reloadData()``.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Asks the data source for the item that the collection view scrolls to when the user taps a title of the index.
    ///
    /// - Parameter index: The position of the title in the index.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Raises an exception. A layout with supplementary views requires the method.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        raise(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
                + "\(indexPath)) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (nil)")
    }

    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Moves the item back.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        collectionView.items.recordUnmoved(self)
    }

    /// Returns `nil`, which means no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// Methods for fetching the data of items that are likely to appear soon.
///
/// ```swift
/// final class ImagePrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
///     private var tasks: [IndexPath: Task<Void, Never>] = [:]
///     var load: @MainActor (IndexPath) async -> Void = { _ in }
///
///     func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///         for indexPath in indexPaths { tasks[indexPath] = Task { await load(indexPath) } }
///     }
///
///     func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
///         for indexPath in indexPaths { tasks.removeValue(forKey: indexPath)?.cancel() }
///     }
/// }
/// ```
@OptionalMethods
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Tells the data source which items come next in the direction of scrolling, the nearest first. Items on screen
    /// are never included.
    @Required
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Tells the data source that it can cancel fetching the data of previously announced items, because the scroll
    /// direction has changed.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
