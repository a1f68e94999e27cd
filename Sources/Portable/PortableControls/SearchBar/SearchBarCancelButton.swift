import Foundation
@_spi(Collage) import PortableUIKitCore

/// The cancel button of a search bar: a title in the tint color, or a round close button.
final class SearchBarCancelButton: UIControl {
    private static let closeSize = CGSize(width: 44, height: 44)

    private let label = UILabel(frame: .zero)
    private var closeView: UIVisualEffectView?
    private let sign = UIImageView(frame: .zero)

    init(_ metrics: SearchMetrics) {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17)
        label.text = UIBarButtonItem.SystemItem.cancel.title
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        accessibilityLabel = label.text
        if metrics.hasCloseButton { addCloseView() } else { addSubview(label) }
        stateDidChange()
    }

    private func addCloseView() {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.isUserInteractionEnabled = false
        view.castShadow()
        sign.image = UIImage(systemName: "xmark")?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
        sign.contentMode = .center
        view.contentView.addSubview(sign)
        addSubview(view)
        closeView = view
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        return defaults
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        label.alpha = isHighlighted ? 0.3 : 1
        sign.tintColor = isEnabled ? .label : .tertiaryLabel
        sign.alpha = isHighlighted ? 0.3 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        closeView == nil ? label.sizeThatFits(size) : Self.closeSize
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        closeView?.frame = bounds
        sign.frame = bounds
    }
}
