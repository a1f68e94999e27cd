extension UICellAccessory {
    /// The options of a delete accessory.
    public struct DeleteOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the symbol. With `nil`, the default, it's white.
        public var tintColor: UIColor?

        /// The color of the circle. With `nil`, the default, it's red.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The options of an insert accessory.
    public struct InsertOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the symbol. With `nil`, the default, it's white.
        public var tintColor: UIColor?

        /// The color of the circle. With `nil`, the default, it's green.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The options of a multiselect accessory.
    public struct MultiselectOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the checkmark. With `nil`, the default, it's white.
        public var tintColor: UIColor?

        /// The color of the filled circle. With `nil`, the default, it's the cell's tint color.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor,
                backgroundColor: backgroundColor)
        }
    }

    /// The options of a reorder accessory.
    public struct ReorderOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color. With `nil`, the default, it's a light gray.
        public var tintColor: UIColor?

        /// A Boolean value that indicates whether a vertical separator is shown before the control if it follows
        /// another accessory. The default is `true`.
        public var showsVerticalSeparator: Bool

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor)
        }
    }
}
