/// Methods that respond to scrolling and zooming. All methods are optional.
///
/// During a drag, the calls have this order: will begin dragging, did scroll (many times), will end dragging, did end
/// dragging, and if the content keeps moving: will begin decelerating, did scroll (many times), did end decelerating.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the offset has changed, by the user or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells the delegate that the user has begun to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Tells the delegate that the user is about to end the drag.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity, in points per millisecond. Positive values increase the offset.
    ///   - targetContentOffset: The offset at which the content comes to rest. The delegate can change it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Tells the delegate that the user has ended the drag. `decelerate` indicates whether the content keeps moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells the delegate that the content begins to decelerate after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that the content has come to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that a programmatic animation of the offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asks the delegate whether a tap on the status bar scrolls to the top. The default is `true`.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Tells the delegate that a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Tells the delegate that `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Asks the delegate for the view, in the scroll view, to scale when zooming. If it returns `nil` or isn't
    /// implemented, the view doesn't zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Tells the delegate that zooming is about to begin, by the user or in an animation.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Tells the delegate that the zoom scale has changed, by the user or by code.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Tells the delegate that zooming has ended, including the bounce at the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, so the target stays the same.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `true`, so the view scrolls to the top.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns `nil`, so no view is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
