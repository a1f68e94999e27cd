extension UICellAccessory {
    /// The options of an outline disclosure.
    public struct OutlineDisclosureOptions {
        /// The effect of a tap on the cell.
        public enum Style: Hashable, Sendable {
            /// The header style in the header row of a section, otherwise the cell style.
            case automatic
            /// A tap anywhere in the cell expands or collapses the item. The cell can't be selected.
            case header
            /// A tap on the disclosure expands or collapses the item. A tap on the rest of the cell selects it.
            case cell
        }

        /// The effect of a tap on the cell. The default is automatic.
        public var style: UICellAccessory.OutlineDisclosureOptions.Style

        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the accessory. The default is the standard width.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The color. With `nil`, the default, it's the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. `nil` means the default value.
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
