extension UICellAccessory {
    /// On which side of a cell an accessory of the app's own stands, and where among the others there.
    public enum Placement {
        /// Returns the index at which an accessory is inserted, given those on its side, from leading to trailing. An
        /// index outside of them counts as the nearest one inside.
        public typealias Position = ([UICellAccessory]) -> Int

        /// At the leading edge, by default next to the content.
        case leading(
            displayed: UICellAccessory.DisplayedState = .always,
            at: UICellAccessory.Placement.Position = { $0.count })

        /// At the trailing edge, by default next to the content.
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

    /// A view that serves as an accessory.
    public struct CustomViewConfiguration {
        /// The view. One view can serve in one cell at a time only.
        public let customView: UIView

        /// Its side, its place there, and when it is displayed.
        public let placement: UICellAccessory.Placement

        /// Whether the accessory takes up its room without being visible or reacting to touches; false by default.
        public var isHidden: Bool

        /// The width that is kept free for the view; the standard one by default, which a wider view overflows evenly.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension

        /// The view's tint color; nil, the default, leaves it the cell's.
        public var tintColor: UIColor?

        /// Whether the view keeps the size of its frame. False, the default, has it sized by its constraints or, if it
        /// has none, by `sizeThatFits(_:)`.
        public var maintainsFixedSize: Bool

        /// A view that serves as an accessory; nil means the default.
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
