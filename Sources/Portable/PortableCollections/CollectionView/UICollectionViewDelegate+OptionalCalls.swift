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

        /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }

        /// `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }

        /// `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            delegate.collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        }

        /// `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            delegate.collectionView(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
        }

        /// `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }

        /// `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
        }

        /// `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            delegate.collectionView(
                collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }

        /// `collectionView(_:willDisplayContextMenu:animator:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }

        /// `collectionView(_:willEndContextMenuInteraction:animator:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }

        /// `collectionView(_:canFocusItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            delegate.collectionView(collectionView, canFocusItemAt: indexPath)
        }

        /// `collectionView(_:shouldUpdateFocusIn:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool {
            delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
        }

        /// `collectionView(_:didUpdateFocusIn:with:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
        }

        /// `collectionView(_:selectionFollowsFocusForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }

        /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }

        /// `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }

        /// `collectionView(_:shouldShowMenuForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }

        /// `collectionView(_:canPerformAction:forItemAt:withSender:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool {
            delegate.collectionView(
                collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }

        /// `collectionView(_:performAction:forItemAt:withSender:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) {
            delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }

        /// `collectionView(_:shouldSpringLoadItemAt:with:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }

        /// `collectionView(_:sceneActivationConfigurationForItemAt:point:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIWindowScene.ActivationConfiguration? {
            delegate.collectionView(
                collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
        }

        /// `collectionView(_:canEditItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            delegate.collectionView(collectionView, canEditItemAt: indexPath)
        }
    }

    /// What `delegate.indexPathForPreferredFocusedView?(in:)` calls.
    @preconcurrency @MainActor
    public struct IndexPathForPreferredFocusedView {
        let delegate: any UICollectionViewDelegate

        /// `indexPathForPreferredFocusedView(in:)`.
        public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
            delegate.indexPathForPreferredFocusedView(in: collectionView)
        }
    }
}

extension UICollectionViewDelegate {
    /// The methods that are called `collectionView`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionViewDelegate? { .init(delegate: self) }

    /// `collectionViewDidEndMultipleSelectionInteraction(_:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var collectionViewDidEndMultipleSelectionInteraction:
        (@MainActor (_ collectionView: UICollectionView) -> Void)?
    {
        { self.collectionViewDidEndMultipleSelectionInteraction($0) }
    }

    /// `indexPathForPreferredFocusedView(in:)`, for calls with a question mark. Never nil.
    @_disfavoredOverload
    public var indexPathForPreferredFocusedView: OptionalCalls.IndexPathForPreferredFocusedView? {
        .init(delegate: self)
    }
}
