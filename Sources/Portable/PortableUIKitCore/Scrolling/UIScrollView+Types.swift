extension UIScrollView {
    /// The rate at which content decelerates after a drag, as the fraction of the speed that remains after a
    /// millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the speed that remains after a millisecond, between 0 and 1.
        public let rawValue: CGFloat

        /// Creates a rate with the given value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The fast rate: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The behaviors that determine whether the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The safe area is added along axes that can scroll, and at the top and bottom in a navigation controller.
        case automatic = 0
        /// The safe area is added along axes that can scroll.
        case scrollableAxes = 1
        /// The safe area is never added.
        case never = 2
        /// The safe area is added on all sides.
        case always = 3
    }

    /// The appearance of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// The style of the interface determines it.
        case `default` = 0
        /// Dark indicators, for light content.
        case black = 1
        /// Light indicators, for dark content.
        case white = 2
    }

    /// The effect of a drag on the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag doesn't affect the keyboard.
        case none = 0
        /// The keyboard disappears when a drag begins.
        case onDrag = 1
        /// The keyboard follows the finger.
        case interactive = 2
        /// The keyboard and its accessory disappear when a drag begins.
        case onDragWithAccessory = 3
        /// The keyboard and its accessory follow the finger.
        case interactiveWithAccessory = 4
    }

    /// The modes that determine the visibility of the index next to the content.
    public enum IndexDisplayMode: Int, Sendable {
        /// The index is visible if there's enough space.
        case automatic = 0
        /// The index is always hidden.
        case alwaysHidden = 1
    }
}
