/// Something that a person did: what the touches are now, or which keys are down.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The kinds of motion and remote control events.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        /// One bit for each button.
        public let rawValue: Int

        /// The buttons whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The main button.
        public static var primary: ButtonMask { button(1) }
        /// The button that opens a menu.
        public static var secondary: ButtonMask { button(2) }

        /// The button of that number, counted from 1; none for other numbers.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            guard (1...Int.bitWidth - 1).contains(buttonNumber) else { return [] }
            return ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    private let kind: EventType
    private let time: TimeInterval
    private let touches: Set<UITouch>
    private let modifiers: UIKeyModifierFlags
    private let buttons: ButtonMask

    package init(
        type: EventType, touches: Set<UITouch> = [], timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []
    ) {
        kind = type
        self.touches = touches
        time = timestamp
        modifiers = modifierFlags
        buttons = buttonMask
        super.init()
    }

    /// What happened.
    open var type: EventType { kind }
    /// More about motion and remote control events; `.none` for all others.
    open var subtype: EventSubtype { .none }
    /// Seconds on the frame clock at which it happened.
    open var timestamp: TimeInterval { time }
    /// The modifier keys that were held down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// The buttons of the pointing device that were held down.
    open var buttonMask: ButtonMask { buttons }
    /// Every touch on the screen, changed or not; nil if the event is not about touches.
    open var allTouches: Set<UITouch>? {
        kind == .touches ? touches : nil
    }

    /// The touches that began in `window`; nil if there is none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// The touches that `view` receives; nil if there is none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// The touches that `gesture` receives; nil if there is none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// The samples that were merged into `touch`: hosts send every sample, so it is the touch itself.
    /// Nil if the touch is not in this event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// Where the touch may go next: nothing is predicted. Nil if the touch is not in this event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [] : nil
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : found
    }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: Int

    /// The keys whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, called Alt on other keyboards.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
