extension UICellAccessory {
    /// How a disclosure indicator looks.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color; nil, the default, means a light gray.
        public var tintColor: UIColor?

        /// Options; nil means the default.
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

    /// How a checkmark looks.
    public struct CheckmarkOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color; nil, the default, means the cell's tint color.
        public var tintColor: UIColor?

        /// Options; nil means the default.
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

    /// How a detail button looks.
    public struct DetailOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color; nil, the default, means the cell's tint color.
        public var tintColor: UIColor?

        /// Options; nil means the default.
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

    /// How the sign of a menu looks.
    public struct PopUpMenuOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color; nil, the default, means a gray.
        public var tintColor: UIColor?

        /// Options; nil means the default.
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
