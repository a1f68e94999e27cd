// Events of scroll views don't concern an item, so they're forwarded to the app's delegate.

extension EventRouter {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        driver?.reading.recordPosition()
        if let driver { workingRange.update(in: driver) }
        client?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { client?.scrollViewWillBeginDragging?(scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        client?.scrollViewWillEndDragging?(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        client?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        client?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { client?.scrollViewDidEndDecelerating?(scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        client?.scrollViewDidEndScrollingAnimation?(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        client?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { client?.scrollViewDidScrollToTop?(scrollView) }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        driver?.reading.restorePosition()
        client?.scrollViewDidChangeAdjustedContentInset?(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { client?.viewForZooming?(in: scrollView) }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        client?.scrollViewWillBeginZooming?(scrollView, with: view)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { client?.scrollViewDidZoom?(scrollView) }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        client?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }
}
