/// A recognizer of two touches that move apart or together. It begins when their distance has changed by 8 points, and
/// ends when one of them is lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The minimum change of the distance before the gesture begins, in points.
    private static let hysteresis: CGFloat = 8

    /// The distance between the touches divided by their distance at the beginning of the gesture. Later movements are
    /// relative to a value that's set.
    open var scale: CGFloat {
        get { isPinching ? factor * spread / reference : factor }
        set {
            factor = newValue
            reference = spread
        }
    }

    /// The velocity of ``scale``, per second.
    open var velocity: CGFloat { isPinching ? factor * tracker.velocity.x / reference : 0 }

    private var factor: CGFloat = 1
    /// The distance between the touches at the scale ``factor``.
    private var reference: CGFloat = 1
    private var tracker = VelocityTracker()

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    private var isPinching: Bool { numberOfTouches >= 2 }

    /// The distance of the first two touches, at least 1 point.
    private var spread: CGFloat {
        guard isPinching else { return 1 }
        return max(distance(from: activeTouches[0].windowLocation, to: activeTouches[1].windowLocation), 1)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isPinching, !hasRecognized else { return }
        reference = spread
        tracker.reset(at: CGPoint(x: spread, y: 0), time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isPinching else { return }
        tracker.add(CGPoint(x: spread, y: 0), time: event.timestamp)
        if hasRecognized {
            state = .changed
        } else if abs(spread - reference) >= Self.hysteresis {
            reference = spread
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tracker.expire(at: event.timestamp)
        finishOnTouchUp()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        factor = 1
        reference = 1
        tracker = VelocityTracker()
    }
}
