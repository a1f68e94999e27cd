/// The context of a focus change in a collection view, with the items that lose and get focus.
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

    /// The index path of the item that has focus before the change; `nil` if no item of the collection view has.
    open var previouslyFocusedIndexPath: IndexPath? { previousPath }
    /// The index path of the item that has focus after the change; `nil` if no item of the collection view has.
    open var nextFocusedIndexPath: IndexPath? { nextPath }
}
