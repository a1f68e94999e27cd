import Foundation

/// A recognizer of two touches that rotate around each other. It begins when they have rotated by a tenth of a radian,
/// and ends when one of them is lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The minimum rotation before the gesture begins, in radians.
    private static let hysteresis: CGFloat = 0.1

    /// The clockwise rotation since the beginning of the gesture, in radians. It can be more than a full turn. Later
    /// movements are relative to a value that's set.
    open var rotation: CGFloat = 0

    /// The velocity of ``rotation``, in radians per second.
    open var velocity: CGFloat { tracker.velocity.x }

    private var lastAngle: CGFloat?
    private var turned: CGFloat = 0
    private var tracker = VelocityTracker()

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The direction from the first touch to the second.
    private var angle: CGFloat? {
        guard numberOfTouches >= 2 else { return nil }
        let (first, second) = (activeTouches[0].windowLocation, activeTouches[1].windowLocation)
        return atan2(second.y - first.y, second.x - first.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !hasRecognized, let angle else { return }
        lastAngle = angle
        turned = 0
        tracker.reset(at: .zero, time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let lastAngle else { return }
        // The smaller of the two possible rotations. Fingers don't jump by half a turn.
        let step = remainder(angle - lastAngle, 2 * .pi)
        self.lastAngle = angle
        turned += step
        tracker.add(CGPoint(x: turned, y: 0), time: event.timestamp)
        if hasRecognized {
            rotation += step
            state = .changed
        } else if abs(turned) >= Self.hysteresis {
            rotation = 0
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
        rotation = 0
        lastAngle = nil
        turned = 0
        tracker = VelocityTracker()
    }
}
