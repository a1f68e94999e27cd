/// A recognizer that delays touches of a scroll view's content for a moment, so that the start of a drag doesn't
/// highlight the touched view. It never recognizes a gesture.
final class ContentTouchDelayGestureRecognizer: UIGestureRecognizer {
    private static let delay = 0.15

    private weak var scrollView: UIScrollView?
    private lazy var timer = FrameTimer { [weak self] in self?.state = .failed }

    init(scrollView: UIScrollView) {
        super.init(target: nil, action: nil)
        self.scrollView = scrollView
        delaysTouchesBegan = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
            state = .failed
            return
        }
        let axes = scrollView.scrollableAxes
        guard axes.horizontal || axes.vertical else {
            state = .failed
            return
        }
        if !timer.isRunning { timer.start(after: Self.delay, for: view) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        timer.stop()
    }
}

extension UITouch {
    /// A Boolean value that indicates whether a scroll view hasn't passed the touch to its content yet.
    var isDelayedByScrollView: Bool {
        gestureRecognizers?.contains { $0 is ContentTouchDelayGestureRecognizer && $0.isUndecided } ?? false
    }
}
