/// The text that appears next to a pointer that rests over a view.
@MainActor
final class ToolTips {
    private static let delay = 1.0
    private static let margin: CGFloat = 6

    private weak var view: UIView?
    private var location = CGPoint.zero
    private var label: ToolTipLabel?
    private lazy var timer = FrameTimer { [weak self] in self?.show() }

    /// Called when the pointer has moved over a view. `nil` means that it isn't over a view.
    func pointerDidMove(to location: CGPoint?, over view: UIView?) {
        let owner = sequence(first: view, next: { $0?.superview }).prefix { $0 != nil }
            .lazy.compactMap { $0 }.first { $0.toolTipText != nil }
        guard let location, let owner else { return hide() }
        self.location = location
        guard owner !== self.view else { return }
        hide()
        self.view = owner
        timer.start(after: Self.delay, for: owner)
    }

    private func hide() {
        guard view != nil || label != nil else { return }
        timer.stop()
        view = nil
        label?.removeFromSuperview()
        label = nil
    }

    private func show() {
        guard let view, let window = view.window, let text = view.toolTipText else { return }
        let label = ToolTipLabel(frame: .zero)
        label.text = text
        let room = CGSize(width: min(window.bounds.width - 20, 300), height: 200)
        let size = label.sizeThatFits(room)
        let box = CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
        let x = min(max(location.x - box.width / 2, 10), max(window.bounds.width - box.width - 10, 10))
        let below = location.y + 20
        let y = below + box.height > window.bounds.height ? location.y - box.height - 10 : below
        label.frame = CGRect(origin: CGPoint(x: x, y: y), size: box)
        window.addSubview(label)
        self.label = label
    }
}

/// The label of a tool tip.
private final class ToolTipLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        numberOfLines = 0
        textAlignment = .center
        font = .systemFont(ofSize: 13)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
        layer.borderWidth = 0.5
        layer.zPosition = 2000
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// The text that appears while a pointer rests over the view, or `nil` if there's none.
    fileprivate var toolTipText: String? {
        if let control = self as? UIControl { return control.toolTip.flatMap { $0.isEmpty ? nil : $0 } }
        guard let label = self as? UILabel, label.showsExpansionTextWhenTruncated, label.isTruncated else { return nil }
        return label.text
    }
}
