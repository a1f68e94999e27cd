/// A user's action: the current touches, or the keys that are pressed.
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

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits of the buttons.
        public let rawValue: Int

        /// Creates a mask with the given bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The primary button.
        public static var primary: ButtonMask { button(1) }
        /// The secondary button, which opens a menu.
        public static var secondary: ButtonMask { button(2) }

        /// Returns the button with the given number, counted from 1, or an empty mask for other numbers.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            guard (1...Int.bitWidth - 1).contains(buttonNumber) else { return [] }
            return ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    private let kind: Kind

    private struct Kind {
        let type: EventType
        let subtype: EventSubtype
    }

    private let time: TimeInterval
    private let touches: Set<UITouch>
    private let modifiers: UIKeyModifierFlags
    private let buttons: ButtonMask

    package init(
        type: EventType, subtype: EventSubtype = .none, touches: Set<UITouch> = [], timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []
    ) {
        kind = Kind(type: type, subtype: subtype)
        self.touches = touches
        time = timestamp
        modifiers = modifierFlags
        buttons = buttonMask
        super.init()
    }

    /// Creates an event without touches.
    public override convenience init() { self.init(type: .touches, timestamp: 0) }

    /// The type of the event.
    open var type: EventType { kind.type }
    /// The subtype of motion and remote control events. It's `.none` for all others.
    open var subtype: EventSubtype { kind.subtype }
    /// The time of the event, in seconds on the frame clock.
    open var timestamp: TimeInterval { time }
    /// The modifier keys that were pressed.
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// The buttons of the pointing device that were pressed.
    open var buttonMask: ButtonMask { buttons }
    /// All touches on the screen, changed or not. It's `nil` if the event isn't about touches.
    open var allTouches: Set<UITouch>? {
        kind.type == .touches ? touches : nil
    }

    /// Returns the touches that began in `window`, or `nil` if there aren't any.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// Returns the touches that `view` receives, or `nil` if there aren't any.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// Returns the touches that `gesture` receives, or `nil` if there aren't any.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Returns the touches that were coalesced into `touch`. Hosts send every sample, so it's only the touch itself.
    /// Returns `nil` if the touch isn't part of the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// Returns the predicted touches, an empty array. Returns `nil` if the touch isn't part of the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [] : nil
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : found
    }
}

/// The modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits of the keys.
    public let rawValue: Int

    /// Creates modifier flags with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key, or Alt on other keyboards.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
