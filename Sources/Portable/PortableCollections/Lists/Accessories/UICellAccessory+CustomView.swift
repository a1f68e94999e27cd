extension UICellAccessory {
    /// The side of a cell and the position of a custom accessory among the others.
    public enum Placement {
        /// A closure that returns the index at which an accessory is inserted, given the accessories on its side from
        /// leading to trailing. An index that is out of range is clamped.
        public typealias Position = ([UICellAccessory]) -> Int

        /// The leading side, by default next to the content.
        case leading(
            displayed: UICellAccessory.DisplayedState = .always,
            at: UICellAccessory.Placement.Position = { $0.count })

        /// The trailing side, by default next to the content.
        case trailing(
            displayed: UICellAccessory.DisplayedState = .always,
            at: UICellAccessory.Placement.Position = { _ in 0 })

        /// Returns the position before the first accessory of the same kind as `accessory`, or the first position if
        /// there's no such accessory.
        public static func position(before accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
            { accessories in accessories.firstIndex { $0.kind == accessory.kind } ?? 0 }
        }

        /// Returns the position after the last accessory of the same kind as `accessory`, or the last position if
        /// there's no such accessory.
        public static func position(after accessory: UICellAccessory) -> UICellAccessory.Placement.Position {
            { accessories in accessories.lastIndex { $0.kind == accessory.kind }.map { $0 + 1 } ?? accessories.count }
        }
    }

    /// The configuration of a custom view as an accessory.
    public struct CustomViewConfiguration {
        /// The custom view. A view can be used in only one cell at a time.
        public let customView: UIView

        /// The side, the position, and the displayed state of the accessory.
        public let placement: UICellAccessory.Placement

        /// A Boolean value that indicates whether the accessory is invisible and ignores touches, but keeps its space.
        /// The default is `false`.
        public var isHidden: Bool

        /// The width that is reserved for the view. The default is the standard width; a wider view overflows on both
        /// sides.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The view's tint color. With `nil`, the default, it's the cell's tint color.
        public var tintColor: UIColor?

        /// A Boolean value that indicates whether the view keeps the size of its frame. With `false`, the default, its
        /// constraints, or without any, `sizeThatFits(_:)`, determine its size.
        public var maintainsFixedSize: Bool

        /// Creates a configuration of a custom view. `nil` means the default value.
        public init(
            customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }

        func common(_ displayed: DisplayedState) -> Common {
            Common(
                displayed: displayed, isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
                tintColor: tintColor)
        }
    }
}
