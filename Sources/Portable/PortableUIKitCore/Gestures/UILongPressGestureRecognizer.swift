/// Recognizes fingers that stay where they are for a while. It begins when the time is over, goes on while they move
/// and ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come first; 0 by default.
    open var numberOfTapsRequired = 0
    /// How many fingers press; 1 by default.
    open var numberOfTouchesRequired = 1
    /// How long, in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the fingers may move meanwhile, in points; 10 by default.
    open var allowableMovement: CGFloat = 10

    private var completedTaps = 0
    private lazy var pressTimer = FrameTimer { [weak self] in self?.state = .began }
    private lazy var tapTimer = FrameTimer { [weak self] in self?.state = .failed }

    override package var awaitsMoreTouches: Bool { tapTimer.isRunning }

    /// A recognizer that calls `action` on `target`.
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
        } else if touches.contains(where: hasStrayed) {
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

    private func hasStrayed(_ touch: UITouch) -> Bool {
        distance(from: touch.initialWindowLocation, to: touch.windowLocation) > allowableMovement
    }
}
