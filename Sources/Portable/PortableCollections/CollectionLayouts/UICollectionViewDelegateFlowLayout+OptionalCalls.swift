extension OptionalCalls {
    /// What `delegate.collectionView?(…)` calls of a flow layout's delegate, beside what it calls of any other.
    @preconcurrency @MainActor
    public struct FlowLayoutDelegate {
        let delegate: any UICollectionViewDelegateFlowLayout

        /// `collectionView(_:layout:sizeForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }

        /// `collectionView(_:layout:insetForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }

        /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }

        /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }

        /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }

        /// `collectionView(_:layout:referenceSizeForFooterInSection:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }
}

extension UICollectionViewDelegateFlowLayout {
    /// The methods that are called `collectionView`, for calls with a question mark. Never nil: what isn't implemented
    /// returns the layout's own value.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.FlowLayoutDelegate? { .init(delegate: self) }
}
