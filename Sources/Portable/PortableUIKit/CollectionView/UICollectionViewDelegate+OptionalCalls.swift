extension OptionalCalls {
    /// What `delegate.collectionView?(…)` calls.
    @preconcurrency @MainActor
    public struct CollectionViewDelegate {
        let delegate: any UICollectionViewDelegate

        /// `collectionView(_:shouldHighlightItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }

        /// `collectionView(_:didHighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
        }

        /// `collectionView(_:didUnhighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }

        /// `collectionView(_:shouldSelectItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }

        /// `collectionView(_:shouldDeselectItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }

        /// `collectionView(_:didSelectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }

        /// `collectionView(_:didDeselectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }

        /// `collectionView(_:canPerformPrimaryActionForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }

        /// `collectionView(_:performPrimaryActionForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }

        /// `collectionView(_:willDisplay:forItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }

        /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }

        /// `collectionView(_:didEndDisplaying:forItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }

        /// `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }

        /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }

        /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }

        /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }

        /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }
}

extension UICollectionViewDelegate {
    /// The methods that are called `collectionView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionViewDelegate? { .init(delegate: self) }
}
