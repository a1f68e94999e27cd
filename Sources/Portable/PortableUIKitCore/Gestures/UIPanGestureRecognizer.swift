/// Recognizes fingers that move over the screen. It begins once they have moved 10 points, and ends when they are
/// lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far fingers move before the gesture begins, in points.
    package static let hysteresis: CGFloat = 10

    /// How many fingers it takes; 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many fingers may take part; more make it fail. No limit by default.
    open var maximumNumberOfTouches = Int.max
    /// Which devices that scroll are listened to; none by default.
    ///
    /// Differs from UIKit: hosts turn wheels into touches or offsets, so that it makes no difference.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Where the center of the touches was taken to start, in the window's coordinates.
    private var start = CGPoint.zero
    private var velocity = VelocityTracker()

    /// A recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// How far the fingers have moved, in points of the coordinates of `view`, without the way that it took to
    /// recognize the gesture; nil stands for the window.
    open func translation(in view: UIView?) -> CGPoint {
        convertVectorFromWindow(windowTranslation, to: view)
    }

    /// Sets what `translation(in:)` returns now, and with it where later movements count from.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let current = self.translation(in: view)
        let difference = CGPoint(x: translation.x - current.x, y: translation.y - current.y)
        guard let view, let window = view.window, view !== window else {
            start = CGPoint(x: start.x - difference.x, y: start.y - difference.y)
            return
        }
        let origin = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(difference, to: nil)
        start = CGPoint(x: start.x - (end.x - origin.x), y: start.y - (end.y - origin.y))
    }

    /// How fast the fingers move, in points per second in the coordinates of `view`; nil stands for the window.
    open func velocity(in view: UIView?) -> CGPoint {
        convertVectorFromWindow(velocity.velocity, to: view)
    }

    package var windowTranslation: CGPoint {
        CGPoint(x: windowLocation.x - start.x, y: windowLocation.y - start.y)
    }

    /// The same with the way that it took to recognize the gesture: it says where a gesture goes that just begins.
    package var fullWindowTranslation: CGPoint {
        let translation = windowTranslation
        return CGPoint(x: translation.x + slack.x, y: translation.y + slack.y)
    }

    /// The way that it took to recognize the gesture.
    private var slack = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= maximumNumberOfTouches else {
            state = hasRecognized ? .ended : .failed
            return
        }
        // A finger that joins moves the center, which is no movement of the gesture.
        let joined = numberOfTouches > touches.count
        let translation = joined ? lastTranslation : .zero
        start = CGPoint(x: windowLocation.x - translation.x, y: windowLocation.y - translation.y)
        lastTranslation = translation
        velocity.reset(at: windowLocation, time: event.timestamp)
    }

    private var lastTranslation = CGPoint.zero

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        velocity.add(windowLocation, time: event.timestamp)
        lastTranslation = windowTranslation
        if hasRecognized {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, let slack = hysteresisToRemove(from: lastTranslation) {
            self.slack = CGPoint(x: self.slack.x + slack.x, y: self.slack.y + slack.y)
            start = CGPoint(x: start.x + slack.x, y: start.y + slack.y)
            lastTranslation = windowTranslation
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        velocity.expire(at: event.timestamp)
        let remaining = activeTouches.filter { !$0.isOver }
        guard remaining.count < max(minimumNumberOfTouches, 1) else {
            rebase(on: remaining)
            return
        }
        state = hasRecognized ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        start = .zero
        slack = .zero
        lastTranslation = .zero
        velocity = VelocityTracker()
    }

    /// The part of a movement that only made it a pan; nil if it is none yet.
    @_spi(Collage)
    open func hysteresisToRemove(from translation: CGPoint) -> CGPoint? {
        let length = distance(from: .zero, to: translation)
        guard length >= Self.hysteresis else { return nil }
        let factor = Self.hysteresis / length
        return CGPoint(x: translation.x * factor, y: translation.y * factor)
    }

    /// Keeps the translation when a finger leaves and the center jumps.
    private func rebase(on remaining: [UITouch]) {
        let count = CGFloat(remaining.count)
        let translation = windowTranslation
        let x = remaining.reduce(0) { $0 + $1.windowLocation.x } / count
        let y = remaining.reduce(0) { $0 + $1.windowLocation.y } / count
        start = CGPoint(x: x - translation.x, y: y - translation.y)
    }
}

/// Devices other than fingers that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// One bit for each kind of device.
    public let rawValue: Int

    /// The devices whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// All of them.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
