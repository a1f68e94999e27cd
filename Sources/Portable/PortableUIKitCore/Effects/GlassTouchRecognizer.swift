/// A recognizer that reports whether a view is touched, without changing the delivery of touches.
final class GlassTouchRecognizer: UIGestureRecognizer {
    private let touchDidChange: (_ isTouched: Bool) -> Void

    init(_ touchDidChange: @escaping (_ isTouched: Bool) -> Void) {
        self.touchDidChange = touchDidChange
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touchDidChange(true) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() { touchDidChange(false) }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
