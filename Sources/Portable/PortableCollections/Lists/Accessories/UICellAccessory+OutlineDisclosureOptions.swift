extension UICellAccessory {
    /// How an outline disclosure looks and behaves.
    public struct OutlineDisclosureOptions {
        /// The effect of a tap on the cell.
        public enum Style: Hashable, Sendable {
            /// As `header` in the header row of a section, else as `cell`.
            case automatic
            /// A tap anywhere in the cell expands or collapses the item; the cell can't be selected.
            case header
            /// A tap on the disclosure expands or collapses the item, one on the rest of the cell selects it.
            case cell
        }

        /// The effect of a tap on the cell. The default is automatic.
        public var style: UICellAccessory.OutlineDisclosureOptions.Style

        /// Whether the accessory takes up its room without being visible or reacting to taps; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the accessory; the standard one by default.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color; nil, the default, means the cell's tint color.
        public var tintColor: UIColor?

        /// Options; nil means the default.
        public init(
            style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor)
        }
    }
}
