extension UIContentUnavailableConfiguration {
    /// The appearance of the image.
    public struct ImageProperties: Hashable {
        init() {}

        /// The configuration of symbols that don't have their own. The default is the size of a large title.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)

        /// The color of symbols and template images. The default is ``UIColor/secondaryLabel``; `nil` means the view's
        /// tint color.
        public var tintColor: UIColor? = .secondaryLabel

        /// The corner radius of the image, in points. The default is 0.
        public var cornerRadius: CGFloat = 0

        /// The maximum size of the image, in points. Larger images are scaled down with their aspect ratio. The default
        /// width and height are 0, which means no limit.
        public var maximumSize = CGSize.zero

        /// A Boolean value that indicates whether the image keeps its colors if colors are inverted. The default is
        /// `false`.
        ///
        /// Differs from UIKit: no setting inverts colors, so the value has no effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// Properties that determine the appearance of text. The font and color depend on the state until the app sets
    /// them.
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

        /// The font. The default is one of the system's text styles.
        public var font: UIFont {
            get { fontStorage.value }
            set { fontStorage.value = newValue }
        }

        /// The color of the text.
        public var color: UIColor {
            get { colorStorage.value }
            set { colorStorage.value = newValue }
        }

        /// The line break mode. The default is `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The maximum number of lines. The default is 0, which means no limit.
        public var numberOfLines = 0

        /// A Boolean value that indicates whether a single line of text shrinks to fit. The default is `false`.
        public var adjustsFontSizeToFitWidth = false

        /// The minimum scale of text that shrinks. The default is 0, which means no limit.
        public var minimumScaleFactor: CGFloat = 0

        /// A Boolean value that indicates whether text is tightened before it's truncated. The default is `false`. The
        /// value is stored but has no effect.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The properties of a button.
    public struct ButtonProperties: Hashable {
        init() {}

        /// The action of the button. The default is `nil`. If the button has no title or image, it shows the title or
        /// image of the action.
        public var primaryAction: UIAction?

        /// The menu of the button. The default is `nil`.
        public var menu: UIMenu?

        /// A Boolean value that indicates whether the button is enabled. The default is `true`.
        public var isEnabled = true

        /// The role of the button. The default is `normal`.
        public var role = UIButton.Role.normal
    }
}
