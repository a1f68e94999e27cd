@_spi(Collage) import PortableUIKitCore

/// A button that shows a day or a time, and opens a view for changing it.
final class DatePill: UIControl {
    private let label = UILabel(frame: .zero)
    private let spokenName: String
    /// A Boolean value that indicates whether the view that the button opens is visible.
    var isOpen = false {
        didSet { updateAppearance() }
    }

    init(spokenName: String) {
        self.spokenName = spokenName
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.baselineAdjustment = .alignCenters
        addSubview(label)
        updateAppearance()
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    override var keepsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateAppearance()
        superview?.setNeedsLayout()
    }

    private func updateAppearance() {
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        return CGSize(width: text.width.rounded(.up) + 22, height: max(34, text.height.rounded(.up) + 14))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(6, bounds.width / 2), dy: 0)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        defaults.label = spokenName
        defaults.value = label.text
        return defaults
    }
}
