/// A recognizer of one or more taps with one or more touches.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The maximum movement of a tap and the maximum distance between taps, in points.
    private static let allowableMovement: CGFloat = 45
    /// The maximum duration of a tap and the maximum interval between taps, in seconds.
    private static let longestTap = 1.5
    private static let longestPause = 0.35

    /// The number of taps. The default is 1.
    open var numberOfTapsRequired = 1
    /// The number of simultaneous touches. The default is 1.
    open var numberOfTouchesRequired = 1
    /// The accepted buttons of a pointing device. The default is `.primary`.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var completedTaps = 0
    private var fingers = 0
    private var firstLocation: CGPoint?
    private lazy var timer = FrameTimer { [weak self] in self?.state = .failed }

    override package var awaitsMoreTouches: Bool { timer.isRunning && completedTaps > 0 }

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard hasRequiredButtons, numberOfTouches <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        let location = windowLocation
        if let firstLocation, completedTaps > 0, distance(from: firstLocation, to: location) > Self.allowableMovement {
            state = .failed
            return
        }
        if completedTaps == 0 { firstLocation = location }
        fingers = numberOfTouches
        timer.start(after: Self.longestTap, for: view)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasMovedTooFar = touches.contains {
            distance(from: $0.initialWindowLocation, to: $0.windowLocation) > Self.allowableMovement
        }
        if hasMovedTooFar { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.allSatisfy(\.isOver) else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        completedTaps += 1
        fingers = 0
        if completedTaps >= numberOfTapsRequired {
            timer.stop()
            state = .ended
        } else {
            timer.start(after: Self.longestPause, for: view)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        timer.start(after: Self.longestTap, for: view)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        completedTaps += 1
        guard completedTaps >= numberOfTapsRequired else { return timer.start(after: Self.longestPause, for: view) }
        timer.stop()
        state = .ended
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .failed
    }

    open override func reset() {
        completedTaps = 0
        fingers = 0
        firstLocation = nil
        timer.stop()
    }

    /// Returns a Boolean value that indicates whether this recognizer prevents another one. It doesn't prevent
    /// recognizers of more taps with the same number of touches.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
            || other.numberOfTouchesRequired != numberOfTouchesRequired
    }

    /// A Boolean value that indicates whether the pressed button is accepted. A touch without a button always is.
    private var hasRequiredButtons: Bool {
        buttonMask.isEmpty || !buttonMask.isDisjoint(with: buttonMaskRequired)
    }
}

/// Returns the distance between two points.
package func distance(from first: CGPoint, to second: CGPoint) -> CGFloat {
    ((second.x - first.x) * (second.x - first.x) + (second.y - first.y) * (second.y - first.y)).squareRoot()
}
