/// The line that shows where writing goes on. It blinks on the device's clock, beginning with being seen.
final class CaretView: UIView {
    /// How long it is seen, and then not, in seconds.
    static let interval = 0.5

    private lazy var timer = FrameTimer(isOrnament: true) { [weak self] in self?.blink() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    /// Shows the caret at a place, or with nil not at all. At another place than before it is seen at first.
    func show(at rect: CGRect?) {
        guard let rect else {
            timer.stop()
            isHidden = true
            return
        }
        guard isHidden || rect != frame else { return }
        frame = rect
        isHidden = false
        alpha = 1
        timer.start(after: Self.interval, for: self)
    }

    private func blink() {
        alpha = alpha > 0 ? 0 : 1
        timer.start(after: Self.interval, for: self)
    }
}
