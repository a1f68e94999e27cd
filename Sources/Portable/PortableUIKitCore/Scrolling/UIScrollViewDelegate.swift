/// Learns what a scroll view does. Every method may be left out.
///
/// A drag is told in this order: will begin dragging, did scroll (many times), will end dragging, did end dragging,
/// and if the contents go on moving: will begin decelerating, did scroll (many times), did end decelerating.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset has changed, whoever changed it.
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

    /// The finger was lifted; `decelerate` says whether the contents go on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The contents go on moving after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The contents have come to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset that the program asked for is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Whether a tap on the status bar scrolls to the top; true if left out.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view, in the scroll view, that is scaled when a person or the program zooms; nothing is if left out or nil.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers have begun to zoom, or an animated change of the scale begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The zoom scale has changed, whoever changed it.
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
