/// The pinch gesture recognizer that zooms a scroll view. It recognizes at the same time as the view's pan.
package final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        super.init(target: nil, action: nil)
        self.scrollView = scrollView
    }

    package override func canBegin() -> Bool {
        scrollView?.zoomingView != nil
    }

    override package func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPanGestureRecognizer && preventedGestureRecognizer.view === view)
    }

    override package func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ScrollPanGestureRecognizer && preventingGestureRecognizer.view === view)
    }

    override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let scrollView else { return }
        guard state == .began || state == .changed else { return }
        scrollView.startZooming(around: windowLocation)
        scrollView.continueZoom(by: scale, around: windowLocation)
    }

    override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scrollView?.endZoom()
    }

    override package func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.endZoom()
    }

    override package func reset() {
        super.reset()
        scrollView?.endZoom()
    }
}
