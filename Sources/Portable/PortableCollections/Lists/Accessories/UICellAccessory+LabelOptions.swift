extension UICellAccessory {
    /// How a label accessory looks.
    public struct LabelOptions {
        /// Whether the accessory takes up its room without being visible; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; as wide as its text by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the text; nil, the default, means the color of secondary labels.
        public var tintColor: UIColor?

        /// The font; that of body text by default.
        public var font: UIFont

        /// A Boolean value that indicates whether the font adjusts to the user's preferred text size. The default is
        /// `true`. Requires a font with a text style.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options; nil means the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor)
        }
    }
}
