extension UIControl {
    /// What may happen to a control.
    public struct Event: OptionSet, Sendable {
        /// One bit for each event.
        public let rawValue: UInt

        /// The events whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger goes down in the control.
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// A finger goes down in the control again, soon after.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// A finger moves about in the control.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// A finger that went down in the control moves about outside.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// A finger comes back into the control.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// A finger leaves the control.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// A finger is lifted in the control.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// A finger that went down in the control is lifted outside.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// The system takes the touch away.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// A person has changed the control's value.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// A person has done what the control is mainly for.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// The control shows its menu.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// Editing of text begins.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// The text is changed.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// Editing of text ends.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// The return key ends editing.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        /// Every touch event.
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        /// Every event of editing.
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        /// Bits that apps may use for events of their own.
        public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
        /// Bits that the system keeps.
        public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
        /// Everything.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    /// What state a control is in; several may hold at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each state.
        public let rawValue: UInt

        /// The states whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither selected nor highlighted.
        public static var normal: State { [] }
        /// A finger is on it.
        public static var highlighted: State { State(rawValue: 1 << 0) }
        /// It takes no touches.
        public static var disabled: State { State(rawValue: 1 << 1) }
        /// It is chosen.
        public static var selected: State { State(rawValue: 1 << 2) }
        /// It has the keyboard's focus.
        public static var focused: State { State(rawValue: 1 << 3) }
        /// Bits that apps may use for states of their own.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        /// Bits that the system keeps.
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// Where contents stand in a control that is higher than they are.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    /// Where contents stand in a control that is wider than they are.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }
}
