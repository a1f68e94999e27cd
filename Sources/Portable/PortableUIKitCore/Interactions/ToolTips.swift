/// The text that appears next to a pointer that rests over a view.
@MainActor
final class ToolTips {
    private static let delay = 1.0
    private static let margin: CGFloat = 6

    private weak var view: UIView?
    private var text: String?
    private var location = CGPoint.zero
    private var label: ToolTipLabel?
    private lazy var timer = FrameTimer(isAwaited: false) { [weak self] in self?.show() }

    /// Called when the pointer has moved over a view. `nil` means that it isn't over a view.
    func pointerDidMove(to location: CGPoint?, over view: UIView?) {
        guard let location, let (owner, text) = Self.toolTip(at: location, over: view) else { return hide() }
        self.location = location
        guard owner !== self.view || !self.text.hasSameScalars(as: text) else { return }
        hide()
        self.view = owner
        self.text = text
        timer.start(after: Self.delay, for: owner)
    }

    /// Returns the innermost view with text at a location, and the text.
    private static func toolTip(at location: CGPoint, over view: UIView?) -> (view: UIView, text: String)? {
        var view = view
        while let current = view {
            if let text = current.toolTipText(at: location) { return (current, text) }
            view = current.superview
        }
        return nil
    }

    private func hide() {
        guard view != nil || label != nil else { return }
        timer.stop()
        view = nil
        text = nil
        label?.removeFromSuperview()
        label = nil
    }

    private func show() {
        timer.stop()
        guard label == nil, let view, let window = view.window, let text else { return }
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
    /// Returns the text that appears while a pointer rests at a location in the window, or `nil` if there's none.
    fileprivate func toolTipText(at location: CGPoint) -> String? {
        for case let interaction as UIToolTipInteraction in interactions {
            if let found = interaction.configuration(at: location) { return found.toolTip }
        }
        guard let label = self as? UILabel, label.showsExpansionTextWhenTruncated, label.isTruncated else { return nil }
        return label.text
    }
}
