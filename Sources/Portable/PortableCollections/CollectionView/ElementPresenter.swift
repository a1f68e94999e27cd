/// A type that presents the elements that a collection view lays out, in place of the collection view. A table view
/// uses it for its rows.
@MainActor
protocol ElementPresenter: AnyObject {
    /// The view that cells and supplementary views are put into.
    var elementContainer: UIView { get }

    /// The scroll view of the content.
    var scroller: UIScrollView { get }

    /// Where the origin of the layout is in `elementContainer`, in points.
    var layoutOrigin: CGPoint { get }

    /// How views come to their new places in updates.
    var updateTiming: UpdateTiming { get }

    /// The terms that messages about updates use for the view and its items.
    var updateTerms: UpdateTerms { get }

    /// The cell or supplementary view that a view in `elementContainer` stands for, which isn't one itself; nil for other
    /// views.
    func element(shownBy view: UIView) -> UICollectionReusableView?

    /// Called when a view has left the screen that is never used again.
    func elementWasDropped(_ view: UICollectionReusableView)

    /// Called before a row is moved aside to show its actions.
    func willSwipeRow(at indexPath: IndexPath)

    /// Called when a row is back in its place, or has gone, which nil stands for.
    func didSwipeRow(at indexPath: IndexPath?)
}

extension UICollectionView {
    /// The view that cells and supplementary views are put into.
    package var elementContainer: UIView { presenter?.elementContainer ?? self }

    /// The scroll view of the content.
    package var scroller: UIScrollView { presenter?.scroller ?? self }

    /// Where the origin of the layout is in `elementContainer`, in points.
    package var layoutOrigin: CGPoint { presenter?.layoutOrigin ?? .zero }

    /// How views come to their new places in updates.
    var updateTiming: UpdateTiming { presenter?.updateTiming ?? .items }

    /// The terms that messages about updates use for the view and its items.
    var updateTerms: UpdateTerms { presenter?.updateTerms ?? .collectionView }

    /// The cell or supplementary view that a view in `elementContainer` stands for; nil for other views.
    func element(shownBy view: UIView) -> UICollectionReusableView? {
        view as? UICollectionReusableView ?? presenter?.element(shownBy: view)
    }
}
