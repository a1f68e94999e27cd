/// From which item to which the focus moves in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let previousPath: IndexPath?
    private let nextPath: IndexPath?

    package init(_ context: UIFocusUpdateContext, in collectionView: UICollectionView) {
        previousPath = collectionView.indexPathOfItem(holding: context.previouslyFocusedView)
        nextPath = collectionView.indexPathOfItem(holding: context.nextFocusedView)
        super.init(
            previous: context.previouslyFocusedView, next: context.nextFocusedView, heading: context.focusHeading)
    }

    /// The item that has the focus before; nil if none of the collection view has.
    open var previouslyFocusedIndexPath: IndexPath? { previousPath }
    /// The item that has the focus afterwards; nil if none of the collection view has.
    open var nextFocusedIndexPath: IndexPath? { nextPath }
}
