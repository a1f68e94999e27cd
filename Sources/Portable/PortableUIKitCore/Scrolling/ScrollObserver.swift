/// An object that observes a scroll view in addition to its delegate.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// Called after the offset has changed.
    func scrollViewOffsetDidChange(_ scrollView: UIScrollView)

    /// Returns the offset at which the content comes to rest after a drag. `target` is the proposed offset.
    func scrollView(_ scrollView: UIScrollView, restingOffsetFor target: CGPoint) -> CGPoint

    /// Returns the additional distance that a scroll view can be pulled down beyond its inset, in points.
    func expandableTopInset(of scrollView: UIScrollView) -> CGFloat
}

/// The observers of a scroll view: the controllers of the bars above and below it.
struct ScrollObservers {
    /// A navigation controller, whose bar collapses the large title.
    weak var top: (any ScrollObserver)?
    /// The minimizer of a tab bar.
    weak var bottom: (any ScrollObserver)?

    @MainActor
    func offsetDidChange(_ scrollView: UIScrollView) {
        top?.scrollViewOffsetDidChange(scrollView)
        bottom?.scrollViewOffsetDidChange(scrollView)
    }
}
