extension OptionalCalls {
    /// What `dataSource.collectionView?(…)` calls.
    @preconcurrency @MainActor
    public struct CollectionViewDataSource {
        let dataSource: any UICollectionViewDataSource

        /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }

        /// `collectionView(_:canMoveItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
        }

        /// `collectionView(_:moveItemAt:to:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }

        /// `collectionView(_:indexPathForIndexTitle:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }

    /// What `dataSource.numberOfSections?(in:)` calls.
    @preconcurrency @MainActor
    public struct NumberOfSections {
        let dataSource: any UICollectionViewDataSource

        /// `numberOfSections(in:)`.
        public func callAsFunction(in collectionView: UICollectionView) -> Int {
            dataSource.numberOfSections(in: collectionView)
        }
    }

    /// What `dataSource.indexTitles?(for:)` calls.
    @preconcurrency @MainActor
    public struct IndexTitles {
        let dataSource: any UICollectionViewDataSource

        /// `indexTitles(for:)`.
        public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
            dataSource.indexTitles(for: collectionView)
        }
    }

    /// What `prefetchDataSource.collectionView?(…)` calls.
    @preconcurrency @MainActor
    public struct CollectionViewDataSourcePrefetching {
        let dataSource: any UICollectionViewDataSourcePrefetching

        /// `collectionView(_:cancelPrefetchingForItemsAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            dataSource.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}

extension UICollectionViewDataSource {
    /// The optional methods that are called `collectionView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionViewDataSource? { .init(dataSource: self) }

    /// `numberOfSections(in:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var numberOfSections: OptionalCalls.NumberOfSections? { .init(dataSource: self) }

    /// `indexTitles(for:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var indexTitles: OptionalCalls.IndexTitles? { .init(dataSource: self) }
}

extension UICollectionViewDataSourcePrefetching {
    /// The optional method that is called `collectionView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionViewDataSourcePrefetching? { .init(dataSource: self) }
}
