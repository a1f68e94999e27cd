extension UIScrollView {
    /// How quickly the contents come to rest after a drag: the part of the speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond, between 0 and 1.
        public let rawValue: CGFloat

        /// The rate of that value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998, the default.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll, and at top and bottom in a navigation controller too.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all sides.
        case always = 3
    }

    /// The appearance of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// The style of the interface determines it.
        case `default` = 0
        /// Dark, for light contents.
        case black = 1
        /// Light, for dark contents.
        case white = 2
    }

    /// The effect of a drag on the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Nothing.
        case none = 0
        /// The keyboard disappears when a drag begins.
        case onDrag = 1
        /// The keyboard follows the finger.
        case interactive = 2
        /// The keyboard disappears, with its accessory, when a drag begins.
        case onDragWithAccessory = 3
        /// The keyboard follows the finger, with its accessory.
        case interactiveWithAccessory = 4
    }

    /// When the index next to the contents is visible.
    public enum IndexDisplayMode: Int, Sendable {
        /// When there is room.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }
}
