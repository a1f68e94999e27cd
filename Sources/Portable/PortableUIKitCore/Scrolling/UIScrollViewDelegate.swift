/// Methods that respond to scrolling and zooming. All methods are optional.
///
/// During a drag, the calls have this order: will begin dragging, did scroll (many times), will end dragging, did end
/// dragging, and if the contents keep moving: will begin decelerating, did scroll (many times), did end decelerating.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the offset has changed, by the user or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger has begun to drag the contents.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is about to be lifted.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: In points per millisecond, positive towards larger offsets.
    ///   - targetContentOffset: Where the contents will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Tells the delegate that the finger was lifted; `decelerate` indicates whether the contents keep moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells the delegate that the contents keep moving after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The contents have come to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that a programmatic animation of the offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asks the delegate whether a tap on the status bar scrolls to the top; `true` if it isn't implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Asks the delegate for the view, in the scroll view, to scale when zooming. If it returns `nil` or isn't
    /// implemented, the view doesn't zoom.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers have begun to zoom, or an animated change of the scale begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Tells the delegate that the zoom scale has changed, by the user or by code.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Zooming by fingers or in an animation is over, springing back included.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing: the contents come to rest where they would.
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
    /// True: the view scrolls to the top.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Nil: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
