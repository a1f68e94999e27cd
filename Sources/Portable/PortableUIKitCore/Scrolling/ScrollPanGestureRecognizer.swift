/// The pan gesture recognizer of a scroll view. It begins only along an axis that can scroll.
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, HorizontalPanGesture {
    private weak var scrollView: UIScrollView?
    /// A Boolean value that indicates whether the scroll view has been notified of the current drag.
    private var hasBegunDrag = false

    init(scrollView: UIScrollView) {
        super.init(target: nil, action: nil)
        self.scrollView = scrollView
    }

    override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.touchesDidBegin()
    }

    /// Considers only the distance along axes that can scroll.
    package override func hysteresisToRemove(from translation: CGPoint) -> CGPoint? {
        guard let scrollView, let full = super.hysteresisToRemove(from: translation) else { return nil }
        let axes = scrollView.scrollableAxes
        if axes.horizontal, axes.vertical { return full }
        let isMostlyVertical = abs(translation.y) >= abs(translation.x)
        if axes.vertical, isMostlyVertical, abs(translation.y) >= Self.hysteresis { return full }
        if axes.horizontal, !isMostlyVertical, abs(translation.x) >= Self.hysteresis { return full }
        return nil
    }

    package override func canBegin() -> Bool {
        guard let scrollView else { return false }
        return scrollView.allowsDrag(translation: fullWindowTranslation, touches: gestureTouches)
    }

    override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        track()
    }

    override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        track()
    }

    override package func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        track()
    }

    override package func reset() {
        super.reset()
        track()
        hasBegunDrag = false
        scrollView?.touchesDidEnd()
    }

    /// Moves the content according to the recognizer's state.
    private func track() {
        guard let scrollView else { return }
        scrollView.dragKeyboard(with: self)
        switch state {
        case .began, .changed:
            // A drag that waits for another recognizer to fail begins late.
            if !hasBegunDrag {
                hasBegunDrag = true
                scrollView.startDrag(translation: translation(in: scrollView))
            }
            scrollView.continueDrag(translation: translation(in: scrollView))
        case .ended:
            scrollView.endDrag(velocity: velocity(in: scrollView))
        case .cancelled, .failed:
            scrollView.endDrag(velocity: .zero)
        case .possible:
            break
        }
    }
}

extension UIScrollView {
    /// Returns whether a drag may begin. Touches that the content doesn't release prevent it. A view that's at its edge
    /// and doesn't bounce lets an enclosing scroll view handle the drag.
    func allowsDrag(translation: CGPoint, touches: Set<UITouch>) -> Bool {
        for touch in touches where !touch.isDelayedByScrollView {
            guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        let range = offsetRange
        let isVertical = abs(translation.y) >= abs(translation.x)
        let (offset, limits, bounces, transfers) =
            isVertical
            ? (contentOffset.y, range.y, bouncesVertically, transfersVerticalScrollingToParent)
            : (contentOffset.x, range.x, bouncesHorizontally, transfersHorizontalScrollingToParent)
        guard !bounces, transfers else { return true }
        let distance = isVertical ? translation.y : translation.x
        return distance > 0 ? offset > limits.lowerBound : offset < limits.upperBound
    }
}
