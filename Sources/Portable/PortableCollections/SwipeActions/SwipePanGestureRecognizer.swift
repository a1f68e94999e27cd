@_spi(Collage) import PortableUIKitCore

/// A pan gesture recognizer for swipe actions. It begins only for a horizontal movement over a row that has actions on
/// that side.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer, HorizontalPanGesture {
    private weak var controller: SwipeController?

    init(controller: SwipeController) {
        super.init(target: nil, action: nil)
        self.controller = controller
        maximumNumberOfTouches = 1
    }

    /// The translation of the finger since its start, in the window.
    private var fullTranslation: CGPoint {
        guard let touch = gestureTouches.first else { return .zero }
        return CGPoint(
            x: touch.windowLocation.x - touch.initialWindowLocation.x,
            y: touch.windowLocation.y - touch.initialWindowLocation.y)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { controller?.touchBegan(touch) }
    }

    override func hysteresisToRemove(from translation: CGPoint) -> CGPoint? {
        guard let slack = super.hysteresisToRemove(from: translation) else { return nil }
        guard abs(translation.x) > abs(translation.y) else {
            // A finger that scrolls can't swipe later.
            state = .failed
            controller?.close()
            return nil
        }
        return slack
    }

    override func canBegin() -> Bool {
        guard let touch = gestureTouches.first else { return false }
        return controller?.canBeginDrag(with: touch, distance: fullTranslation.x) ?? false
    }

    /// A horizontal scroll view waits for a possible swipe, unless it's in the row.
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        guard let view, let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer else {
            return false
        }
        return scrollView.scrollableAxes.horizontal && view.isDescendant(of: scrollView)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        track()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isTap = !hasRecognized
        super.touchesEnded(touches, with: event)
        if isTap { controller?.tapEnded() } else { track() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        track()
    }

    override func reset() {
        super.reset()
        // A recognizer that is disabled during a drag ends the drag, too.
        controller?.endDrag(velocity: 0)
        controller?.touchesAreOver()
    }

    /// Moves the row according to the recognizer's state.
    private func track() {
        guard let controller else { return }
        switch state {
        case .began, .changed: controller.continueDrag(translation: translation(in: view).x)
        case .ended: controller.endDrag(velocity: velocity(in: view).x)
        case .cancelled, .failed: controller.endDrag(velocity: 0)
        case .possible: break
        }
    }
}
