extension UIBarButtonItem {
    /// A badge at the corner of a bar button: a number, text, or a dot.
    @preconcurrency @MainActor
    public struct Badge: Equatable {
        /// The text. It's `nil` for a dot.
        public let stringValue: String?
        /// The background color. The default is `nil`, which means the system's red.
        public var backgroundColor: UIColor?
        /// The text color. The default is `nil`, which means white.
        public var foregroundColor: UIColor?
        /// The font of the text. The default is `nil`, which means the system's font.
        public var font: UIFont?

        private init(_ stringValue: String?) { self.stringValue = stringValue }

        /// Returns a badge with a number.
        public static func count(_ count: Int) -> UIBarButtonItem.Badge { Badge("\(count)") }

        /// Returns a badge with text.
        public static func string(_ string: String) -> UIBarButtonItem.Badge { Badge(string) }

        /// Returns a badge that is a dot.
        public static func indicator() -> UIBarButtonItem.Badge { Badge(nil) }

        /// Returns a Boolean value that indicates whether two badges have the same text, colors, and font.
        nonisolated public static func == (left: Badge, right: Badge) -> Bool {
            left.stringValue == right.stringValue && left.backgroundColor == right.backgroundColor
                && left.foregroundColor == right.foregroundColor && left.font == right.font
        }
    }
}

/// The view of a bar button's badge.
final class BarBadgeView: UIView {
    private static let dotSize: CGFloat = 8
    private static let height: CGFloat = 16

    private let label = UILabel(frame: .zero)

    init(_ badge: UIBarButtonItem.Badge) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = badge.backgroundColor ?? .systemRed
        label.text = badge.stringValue
        label.font = badge.font ?? .systemFont(ofSize: 11, weight: .semibold)
        label.textColor = badge.foregroundColor ?? .white
        label.textAlignment = .center
        if badge.stringValue != nil { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    /// Places the badge at the trailing top corner of the button's content.
    func place(atCornerOf content: UIView) {
        let text = label.superview == nil ? .zero : label.sizeThatFits(CGSize(width: 100, height: Self.height))
        let height = label.superview == nil ? Self.dotSize : max(Self.height, text.height + 2)
        let width = label.superview == nil ? Self.dotSize : max(height, text.width + 8)
        let corner = CGPoint(x: isRightToLeft ? content.frame.minX : content.frame.maxX, y: content.frame.minY)
        frame = CGRect(x: corner.x - width / 2, y: max(corner.y - height / 2, 0), width: width, height: height)
        layer.cornerRadius = height / 2
        label.frame = bounds
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = false
        return defaults
    }
}
