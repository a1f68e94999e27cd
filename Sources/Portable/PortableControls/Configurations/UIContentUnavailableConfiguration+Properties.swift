extension UIContentUnavailableConfiguration {
    /// How an image looks.
    public struct ImageProperties: Hashable {
        init() {}

        /// The configuration of symbols that don't have their own; the size of a large title by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)

        /// The color of symbols and template images. The default is ``UIColor/secondaryLabel``; `nil` means the view's
        /// tint color.
        public var tintColor: UIColor? = .secondaryLabel

        /// The radius of the image's corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0

        /// The maximum size of the image, in points. A larger image keeps its proportions. A width or height of 0, the
        /// default, means no limit.
        public var maximumSize = CGSize.zero

        /// A Boolean value that indicates whether the image keeps its colors if colors are inverted. The default is
        /// `false`. The value is stored but has no effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text looks. Font and color follow the state until the app sets them.
    public struct TextProperties: Hashable {
        private var fontStorage: Defaulted<UIFont>
        private var colorStorage: Defaulted<UIColor>

        init(font: UIFont, color: UIColor) {
            fontStorage = Defaulted(font)
            colorStorage = Defaulted(color)
        }

        mutating func setDefaults(font: UIFont, color: UIColor) {
            fontStorage.setDefault(font)
            colorStorage.setDefault(color)
        }

        /// The font; one of the system's text styles by default.
        public var font: UIFont {
            get { fontStorage.value }
            set { fontStorage.value = newValue }
        }

        /// The color.
        public var color: UIColor {
            get { colorStorage.value }
            set { colorStorage.value = newValue }
        }

        /// How a text that is too long is truncated; at its end by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The maximum number of lines; 0, the default, means no limit.
        public var numberOfLines = 0

        /// Whether a text of one line that is too wide is made smaller; false by default.
        public var adjustsFontSizeToFitWidth = false

        /// The minimum scale of the text when it shrinks; 0, the default, means no limit.
        public var minimumScaleFactor: CGFloat = 0

        /// A Boolean value that indicates whether letters move closer together before a text is truncated. The default
        /// is `false`. The value is stored but has no effect.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The properties of a button.
    public struct ButtonProperties: Hashable {
        init() {}

        /// The action of the button; `nil` by default. If the button has no title or image, it shows the title or image
        /// of the action.
        public var primaryAction: UIAction?

        /// The button's menu; nil by default.
        public var menu: UIMenu?

        /// Whether the button responds to touches; true by default.
        public var isEnabled = true

        /// The role of the button; normal by default.
        public var role = UIButton.Role.normal
    }
}
