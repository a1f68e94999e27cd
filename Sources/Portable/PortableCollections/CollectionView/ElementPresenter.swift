/// A type that presents the elements that a collection view lays out, in place of the collection view. A table view
/// uses it for its rows.
@MainActor
protocol ElementPresenter: AnyObject {
    /// The superview of cells and supplementary views.
    var elementContainer: UIView { get }

    /// The scroll view of the content.
    var scroller: UIScrollView { get }

    /// The origin of the layout in `elementContainer`, in points.
    var layoutOrigin: CGPoint { get }

    /// The timing of the animation of updates.
    var updateTiming: AnimationTiming { get }

    /// The terms that messages about updates use for the view and its items.
    var messageTerms: MessageTerms { get }

    /// Returns the cell or supplementary view that a view in `elementContainer` represents, if it isn't one itself;
    /// `nil` for other views.
    func element(shownBy view: UIView) -> UICollectionReusableView?

    /// Called when a view that is never reused has left the screen.
    func elementWasDropped(_ view: UICollectionReusableView)

    /// Called before a row is swiped to show its actions.
    func willSwipeRow(at indexPath: IndexPath)

    /// Called when a row has moved back, or was deleted, in which case the index path is `nil`.
    func didSwipeRow(at indexPath: IndexPath?)
}

extension UICollectionView {
    /// The superview of cells and supplementary views.
    package var elementContainer: UIView { presenter?.elementContainer ?? self }

    /// The scroll view of the content.
    package var scroller: UIScrollView { presenter?.scroller ?? self }

    /// The origin of the layout in `elementContainer`, in points.
    package var layoutOrigin: CGPoint { presenter?.layoutOrigin ?? .zero }

    /// The timing of the animation of updates.
    var updateTiming: AnimationTiming { presenter?.updateTiming ?? .items }

    /// The terms that messages about updates use for the view and its items.
    var messageTerms: MessageTerms { presenter?.messageTerms ?? .collectionView }

    /// Returns the cell or supplementary view that a view in `elementContainer` represents; `nil` for other views.
    func element(shownBy view: UIView) -> UICollectionReusableView? {
        view as? UICollectionReusableView ?? presenter?.element(shownBy: view)
    }
}
