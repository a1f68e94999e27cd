/// The line at the insertion point. It blinks according to the device's clock, starting when it appears.
package final class CaretView: UIView {
    /// The durations of the visible and hidden phases, in seconds.
    static let interval = 0.5

    private lazy var timer = FrameTimer(isAwaited: false) { [weak self] in self?.blink() }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    package required init?(coder: NSCoder) { nil }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    /// Shows the caret at a rectangle, or hides it if that is `nil`. After a move, the caret is initially visible.
    func show(at rect: CGRect?) {
        guard let rect else {
            timer.stop()
            isHidden = true
            return
        }
        guard isHidden || rect != frame else { return }
        frame = rect
        isHidden = false
        startOver()
    }

    /// Restarts the blinking with a visible caret.
    package func startOver() {
        guard !isHidden else { return }
        alpha = 1
        timer.start(after: Self.interval, for: self)
    }

    private func blink() {
        alpha = alpha > 0 ? 0 : 1
        timer.start(after: Self.interval, for: self)
    }
}
