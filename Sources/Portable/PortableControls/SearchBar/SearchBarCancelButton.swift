import Foundation
@_spi(Collage) import PortableUIKitCore

/// The cancel button of a search bar: a title in the tint color.
final class SearchBarCancelButton: UIControl {
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17)
        label.text = UIBarButtonItem.SystemItem.cancel.title
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        accessibilityLabel = label.text
        addSubview(label)
        stateDidChange()
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
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
