extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        /// The bits of the events.
        public let rawValue: UInt

        /// Creates events with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began in the control.
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// Another touch began in the control soon after the previous one.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// A touch moved inside the control.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// A touch that began in the control moved outside.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// A touch moved back into the control.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// A touch moved out of the control.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// A touch ended inside the control.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// A touch that began in the control ended outside.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// The system canceled the touch.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// The user changed the control's value.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// The user triggered the control's primary action.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// The control showed its menu.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// The user began to edit text.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// The text changed.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// The user ended editing text.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// The Return key ended text editing.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        /// All touch events.
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        /// All editing events.
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        /// The bits reserved for the app's own events.
        public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
        /// The bits reserved for the system.
        public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
        /// All events.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    /// The states of a control. A control can be in several states at the same time.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states.
        public let rawValue: UInt

        /// Creates states with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control is enabled, and neither selected nor highlighted.
        public static var normal: State { [] }
        /// The control is being touched.
        public static var highlighted: State { State(rawValue: 1 << 0) }
        /// The control is disabled.
        public static var disabled: State { State(rawValue: 1 << 1) }
        /// The control is selected.
        public static var selected: State { State(rawValue: 1 << 2) }
        /// The control has keyboard focus.
        public static var focused: State { State(rawValue: 1 << 3) }
        /// The bits reserved for the app's own states.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        /// The bits reserved for the system.
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// The vertical alignments of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// The horizontal alignments of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
}
