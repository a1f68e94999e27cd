/// A recognizer of moving touches. It begins when they have moved 10 points, and ends when they're lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum movement before the gesture begins, in points.
    package static let hysteresis: CGFloat = 10

    /// The minimum number of touches. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches. With more, the recognizer fails. By default, there's no limit.
    open var maximumNumberOfTouches = Int.max
    /// The accepted kinds of scroll devices. The default is empty. Recognizers that accept any kind pan with wheels and
    /// trackpads over their view.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The reference point of the translation, in the window's coordinates.
    private var start = CGPoint.zero
    private var velocity = VelocityTracker()

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Returns the translation of the touches in the coordinate space of `view`, in points, without the movement before
    /// the gesture was recognized. `nil` means the window.
    open func translation(in view: UIView?) -> CGPoint {
        convertVectorFromWindow(windowTranslation, to: view)
    }

    /// Sets the value of `translation(in:)`, to which later movements are added.
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

    /// Returns the velocity of the touches in the coordinate space of `view`, in points per second. `nil` means the
    /// window.
    open func velocity(in view: UIView?) -> CGPoint {
        convertVectorFromWindow(velocity.velocity, to: view)
    }

    package var windowTranslation: CGPoint {
        CGPoint(x: windowLocation.x - start.x, y: windowLocation.y - start.y)
    }

    /// The translation including the movement before the gesture was recognized. It indicates the direction of a
    /// gesture that has just begun.
    package var fullWindowTranslation: CGPoint {
        let translation = windowTranslation
        return CGPoint(x: translation.x + slack.x, y: translation.y + slack.y)
    }

    /// The movement before the gesture was recognized.
    private var slack = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= maximumNumberOfTouches else {
            state = hasRecognized ? .ended : .failed
            return
        }
        // An additional touch moves the center, which must not change the translation.
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

    /// Returns the part of a translation before the gesture is recognized as a pan, or `nil` if it isn't recognized
    /// yet.
    @_spi(Collage)
    open func hysteresisToRemove(from translation: CGPoint) -> CGPoint? {
        let length = distance(from: .zero, to: translation)
        guard length >= Self.hysteresis else { return nil }
        let factor = Self.hysteresis / length
        return CGPoint(x: translation.x * factor, y: translation.y * factor)
    }

    /// Keeps the translation when a touch ends and the center changes.
    private func rebase(on remaining: [UITouch]) {
        let count = CGFloat(remaining.count)
        let translation = windowTranslation
        let x = remaining.reduce(0) { $0 + $1.windowLocation.x } / count
        let y = remaining.reduce(0) { $0 + $1.windowLocation.y } / count
        start = CGPoint(x: x - translation.x, y: y - translation.y)
    }
}

/// The kinds of devices that scroll, other than touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: Int

    /// Creates a mask with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Scroll wheels with discrete steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads and other continuous devices.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// All kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

extension UIPanGestureRecognizer {
    /// Pans by the distance of a wheel, in points. Returns `false` if the gesture isn't recognized.
    func scroll(by distance: CGPoint, at location: CGPoint, in window: UIWindow?) -> Bool {
        if !hasRecognized {
            guard isEnabled, !isEngaged, shouldReceive(UIEvent(type: .scroll, timestamp: 0)) else { return false }
            lastWindow = window
            lastWindowLocation = location
            isEngaged = true
            setTranslation(.zero, in: nil)
            state = .began
            guard hasRecognized else {
                endScrolling()
                return false
            }
        }
        lastWindowLocation.x += distance.x
        lastWindowLocation.y += distance.y
        state = .changed
        return true
    }

    /// Ends the gesture of a wheel.
    func endScrolling() {
        if hasRecognized { state = .ended }
        _ = resetIfOver()
    }
}
