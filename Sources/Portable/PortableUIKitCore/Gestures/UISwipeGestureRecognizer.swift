/// A recognizer of a quick movement in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt

        /// Creates directions with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe up.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The minimum length and the maximum deviation of a swipe, in points, and its maximum duration, in seconds.
    private static let minimumLength: CGFloat = 50
    private static let maximumStraying: CGFloat = 50
    private static let maximumDuration = 0.5

    /// The permitted directions. The default is `.right`.
    open var direction: Direction = .right
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1

    private lazy var timer = FrameTimer { [weak self] in self?.state = .failed }

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if !timer.isRunning { timer.start(after: Self.maximumDuration, for: view) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == numberOfTouchesRequired else { return }
        for touch in activeTouches {
            let x = touch.windowLocation.x - touch.initialWindowLocation.x
            let y = touch.windowLocation.y - touch.initialWindowLocation.y
            guard let stroke = stroke(x: x, y: y) else { return }
            guard direction.contains(stroke), min(abs(x), abs(y)) <= Self.maximumStraying else {
                state = .failed
                return
            }
        }
        state = .ended
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        timer.stop()
    }

    /// Returns the direction of a movement, if it's long enough.
    private func stroke(x: CGFloat, y: CGFloat) -> Direction? {
        guard max(abs(x), abs(y)) >= Self.minimumLength else { return nil }
        if abs(x) > abs(y) { return x > 0 ? .right : .left }
        return y > 0 ? .down : .up
    }
}
