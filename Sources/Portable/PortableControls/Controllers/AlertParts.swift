@_spi(Collage) import PortableUIKitCore

/// The box around an alert's text fields, with lines between them, or the capsule around one field.
final class AlertFieldBox: UIView {
    private let isCapsule: Bool

    init(_ metrics: AlertMetrics) {
        isCapsule = metrics.hasCapsules
        super.init(frame: .zero)
        clipsToBounds = true
        guard !isCapsule else {
            backgroundColor = .secondarySystemFill
            layer.cornerRadius = metrics.fieldHeight / 2
            return
        }
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }
        layer.cornerRadius = 5
        layer.borderWidth = 0.5
        updateBorder()
    }

    required init?(coder: NSCoder) { nil }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        if !isCapsule { updateBorder() }
    }
}

/// A rounded card with the system material, or glass that casts a shadow.
final class AlertCardView: UIView {
    private let material: MaterialView
    let metrics: AlertMetrics

    /// A Boolean value that indicates whether the card has rounded corners. Popovers round their content themselves.
    var isRounded = true {
        didSet { updateCorners() }
    }

    init(_ metrics: AlertMetrics) {
        self.metrics = metrics
        material = metrics.hasCapsules ? .glass() : MaterialView(UIBlurEffect(style: .systemMaterial))
        super.init(frame: .zero)
        clipsToBounds = !metrics.hasCapsules
        updateCorners()
        addSubview(material)
    }

    private func updateCorners() {
        for view in [self, material] { view.layer.cornerRadius = isRounded ? metrics.cornerRadius : 0 }
        // A popover of glass is the background of its card.
        material.isHidden = metrics.hasCapsules && !isRounded
        // The shadow is cast by the glass, because it would otherwise be visible through it.
        (metrics.hasCapsules ? MaterialCardView.Shadow.glass : .none).apply(to: material.layer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
    }

    required init?(coder: NSCoder) { nil }
}

/// A button on the card of an alert.
package final class AlertButton: UIControl {
    /// The prominence of a button among the others of an alert.
    enum Prominence { case plain, bold, filled }

    package let action: UIAlertAction
    private let prominence: Prominence
    private let isCapsule: Bool
    private let label = UILabel(frame: .zero)

    init(action: UIAlertAction, _ prominence: Prominence, isCapsule: Bool) {
        self.action = action
        self.prominence = prominence
        self.isCapsule = isCapsule
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        addSubview(label)
        updateAppearance()
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    package override var keepsTaps: Bool { true }

    func fits(_ width: CGFloat) -> Bool {
        label.sizeThatFits(CGSize(width: 1000, height: 100)).width <= width - 16
    }

    package override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        let isDestructive = action.style == .destructive
        let plain: UIColor = isCapsule ? .label : tintColor
        let filled: UIColor? = prominence == .filled && isEnabled ? isDestructive ? .systemRed : tintColor : nil
        let weight: UIFont.Weight = isCapsule ? .medium : prominence == .bold ? .semibold : .regular
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : filled != nil ? .white : isDestructive ? .systemRed : plain
        label.set(action.title, attributes: [:], font: .systemFont(ofSize: 17, weight: weight), color: color)
        backgroundColor = filled ?? (isHighlighted ? .systemFill : isCapsule ? .secondarySystemFill : nil)
        alpha = filled != nil && isHighlighted ? 0.8 : 1
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if isCapsule { layer.cornerRadius = bounds.height / 2 }
        let size = label.sizeThatFits(bounds.size)
        let width = min(size.width, bounds.width - 16)
        label.frame = CGRect(
            x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    }

    // MARK: Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        return defaults
    }
}
