extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color. With `nil`, the default, it's a light gray.
        public var tintColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor
            )
        }
    }

    /// The options of a checkmark.
    public struct CheckmarkOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color. With `nil`, the default, it's the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor
            )
        }
    }

    /// The options of a detail accessory.
    public struct DetailOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color. With `nil`, the default, it's the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor
            )
        }
    }

    /// The options of a pop-up menu accessory.
    public struct PopUpMenuOptions {
        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color. With `nil`, the default, it's a gray.
        public var tintColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor
            )
        }
    }
}
