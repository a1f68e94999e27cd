extension UICellAccessory {
    /// The options of a label accessory.
    public struct LabelOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the width of its text.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the text. With `nil`, the default, it's the secondary label color.
        public var tintColor: UIColor?

        /// The font. The default is the body font.
        public var font: UIFont

        /// A Boolean value that indicates whether the font adjusts to the user's preferred text size. The default is
        /// `true`. Requires a font with a text style.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. `nil` means the default value.
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
