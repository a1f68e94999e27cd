import Foundation
@_spi(Collage) import PortableUIKitCore

/// A key of the onscreen keyboard.
final class KeyboardKeyView: UIControl {
    let key: KeyboardPage.Key
    private let label = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let symbol = UIImageView(frame: .zero)
    /// The style of the key while it isn't pressed.
    private var style = Style.character

    /// The style of a key, which determines its color. Plain keys don't have a background.
    enum Style { case character, function, prominent, plain }

    init(_ key: KeyboardPage.Key) {
        self.key = key
        super.init(frame: .zero)
        layer.cornerRadius = 5
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        subtitle.textAlignment = .center
        subtitle.font = .systemFont(ofSize: 10, weight: .semibold)
        symbol.contentMode = .center
        symbol.tintColor = .label
        for view in [label, subtitle, symbol] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        isHidden = key == .gap
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a title, and below it smaller text with the key's alternative characters.
    func show(_ title: String, below small: String? = nil, style: Style) {
        self.style = style
        label.text = title
        subtitle.text = small
        let isCharacter = if case .text = key { title.count == 1 } else { false }
        label.font = .systemFont(ofSize: isCharacter ? 22 : 16)
        setNeedsLayout()
        accessibilityLabel = title
        updateColors()
    }

    /// Shows a symbol as the title of the key.
    func show(symbol name: String, label: String, style: Style = .function) {
        self.style = style
        symbol.image = UIImage(systemName: name)
        accessibilityLabel = label
        updateColors()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = key != .gap
        defaults.traits.insert(.keyboardKey)
        return defaults
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    private func updateColors() {
        let isPressed = isHighlighted && isEnabled
        switch style {
        case .character: backgroundColor = isPressed ? Self.functionColor : Self.characterColor
        case .function: backgroundColor = isPressed ? Self.characterColor : Self.functionColor
        case .prominent: backgroundColor = isEnabled ? .systemBlue : Self.functionColor
        case .plain: backgroundColor = isPressed ? Self.characterColor : nil
        }
        subtitle.textColor = .label
        label.textColor = !isEnabled ? .tertiaryLabel : style == .prominent ? .white : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let small: CGFloat = subtitle.text == nil ? 0 : 12
        label.frame = CGRect(x: 2, y: 0, width: bounds.width - 4, height: bounds.height - small)
        subtitle.frame = CGRect(x: 2, y: bounds.height - small - 6, width: bounds.width - 4, height: small)
        symbol.frame = bounds
    }

    // MARK: Colors

    /// The color of keys that insert text.
    private static let characterColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
    }
    /// The color of other keys.
    private static let functionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    }
}
