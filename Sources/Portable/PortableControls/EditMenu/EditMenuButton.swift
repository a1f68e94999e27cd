import Foundation
@_spi(Collage) import PortableUIKitCore

/// A button for one item of an edit menu.
final class EditMenuButton: UIControl {
    static let height: CGFloat = 44
    private static let font = UIFont.systemFont(ofSize: 15)
    private static let padding: CGFloat = 14
    private static let arrowWidth: CGFloat = 36

    private let label = UILabel(frame: .zero)
    private let symbol = UIImageView(frame: .zero)

    init(_ item: EditMenuPage.Item) {
        super.init(frame: .zero)
        label.font = Self.font
        label.textAlignment = .center
        symbol.contentMode = .center
        symbol.tintColor = .label
        for view in [label, symbol] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        switch item {
        case .choice(let element, _):
            show(element)
            isEnabled = !element.leafAttributes.contains(.disabled)
            let isDestructive = element.leafAttributes.contains(.destructive)
            label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
            symbol.tintColor = label.textColor
        case .menu(let menu): show(menu)
        case .more: show(symbol: "chevron.forward", label: "Show more")
        case .back: show(symbol: "chevron.backward", label: "Back")
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ element: UIMenuElement) {
        // An image replaces the title.
        symbol.image = element.image
        label.text = element.image == nil ? element.title : nil
        accessibilityLabel = element.title
    }

    private func show(symbol name: String, label: String) {
        symbol.image = UIImage(systemName: name)?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 13))
        accessibilityLabel = label
    }

    /// Returns the width of an item, in points.
    static func width(of item: EditMenuPage.Item) -> CGFloat {
        switch item {
        case .more, .back: return arrowWidth
        case .menu(let menu): return width(of: menu)
        case .choice(let element, _): return width(of: element)
        }
    }

    private static func width(of element: UIMenuElement) -> CGFloat {
        if let image = element.image { return max(image.size.width + 2 * padding, height) }
        let text = (element.title as NSString).size(withAttributes: [.font: font])
        return max(text.width.rounded(.up) + 2 * padding, height)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.traits.insert(.button)
        return defaults
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted && isEnabled ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        symbol.frame = bounds
    }
}
