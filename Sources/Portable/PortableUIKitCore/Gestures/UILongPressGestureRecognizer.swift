/// A recognizer of touches that stay in place for some time. It begins when the time has passed, changes while the
/// touches move, and ends when they're lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press. The default is 0.
    open var numberOfTapsRequired = 0
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1
    /// The minimum duration of the press, in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The maximum movement of the touches during that time, in points. The default is 10.
    open var allowableMovement: CGFloat = 10

    private var completedTaps = 0
    private lazy var pressTimer = FrameTimer { [weak self] in self?.state = .began }
    private lazy var tapTimer = FrameTimer { [weak self] in self?.state = .failed }

    override package var awaitsMoreTouches: Bool { tapTimer.isRunning }

    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        tapTimer.stop()
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired, completedTaps == numberOfTapsRequired {
            pressTimer.start(after: minimumPressDuration, for: view)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasRecognized {
            state = .changed
        } else if touches.contains(where: hasMovedTooFar) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasRecognized {
            state = .ended
        } else if completedTaps < numberOfTapsRequired {
            guard activeTouches.allSatisfy(\.isOver) else { return }
            completedTaps += 1
            tapTimer.start(after: 0.35, for: view)
        } else {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        completedTaps = 0
        pressTimer.stop()
        tapTimer.stop()
    }

    private func hasMovedTooFar(_ touch: UITouch) -> Bool {
        distance(from: touch.initialWindowLocation, to: touch.windowLocation) > allowableMovement
    }
}
