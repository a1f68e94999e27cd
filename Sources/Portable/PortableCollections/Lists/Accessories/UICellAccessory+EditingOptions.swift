extension UICellAccessory {
    /// How a delete button looks.
    public struct DeleteOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the sign; nil, the default, means white.
        public var tintColor: UIColor?

        /// The color of the circle; nil, the default, means red.
        public var backgroundColor: UIColor?

        /// Options; nil means the default.
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

    /// How an insert button looks.
    public struct InsertOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the sign; nil, the default, means white.
        public var tintColor: UIColor?

        /// The color of the circle; nil, the default, means green.
        public var backgroundColor: UIColor?

        /// Options; nil means the default.
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

    /// How the circle for multiple selection looks.
    public struct MultiselectOptions {
        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color of the checkmark; nil, the default, means white.
        public var tintColor: UIColor?

        /// The color of the filled circle; nil, the default, means the cell's tint color.
        public var backgroundColor: UIColor?

        /// Options; nil means the default.
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

    /// How the handle for moving a cell looks.
    public struct ReorderOptions {
        /// Whether the accessory takes up its room without being visible or reacting to touches; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color; nil, the default, means a light gray.
        public var tintColor: UIColor?

        /// Whether a vertical line stands before the handle if it follows another accessory; true by default.
        public var showsVerticalSeparator: Bool

        /// Options; nil means the default.
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
