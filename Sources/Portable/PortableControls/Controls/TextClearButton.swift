import Foundation
@_spi(Collage) import PortableUIKitCore

/// The clear button of a text field.
final class TextClearButton: UIControl {
    static let size = CGSize(width: 24, height: 24)

    private let symbol = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.image = Self.usualImage
        symbol.contentMode = .center
        symbol.tintColor = .systemGray2
        symbol.isUserInteractionEnabled = false
        symbol.isAccessibilityElement = false
        accessibilityLabel = "Clear text"
        isHidden = true
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { nil }

    private static var usualImage: UIImage? {
        UIImage(systemName: "xmark.circle.fill")?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 15))
    }

    /// A custom image, or `nil` for the standard image.
    var picture: UIImage? {
        didSet { symbol.image = picture ?? Self.usualImage }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        return defaults
    }

    override func stateDidChange() {
        super.stateDidChange()
        symbol.alpha = isHighlighted ? 0.4 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }
}
