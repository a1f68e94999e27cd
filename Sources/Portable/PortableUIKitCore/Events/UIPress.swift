/// A button or key that's pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// The buttons of a remote control or game controller.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
        case tvRemoteOneTwoThree = 32
        case tvRemoteFourColors = 33
        /// Any other key of a keyboard, which ``UIPress/key`` specifies.
        ///
        /// Differs from UIKit: UIKit has no named type for these keys.
        case keyboard = 2040
    }

    /// The time of the most recent change, in seconds on the frame clock.
    open package(set) var timestamp: TimeInterval
    /// The phase of the press.
    open package(set) var phase: Phase = .began
    /// The button that's pressed.
    open package(set) var type: PressType
    /// The window that was key when the press began.
    open package(set) weak var window: UIWindow?
    /// The responder that receives the press.
    open package(set) weak var responder: UIResponder?
    /// The force of the press, from 0 to 1. It's always 1.
    open var force: CGFloat { 1 }

    /// The key that's pressed, on a keyboard.
    open package(set) var key: UIKey?
    /// The receivers of the press.
    var delivery = PressReceivers()

    /// The recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { delivery.recognizers }

    package init(key: UIKey, timestamp: TimeInterval) {
        self.key = key
        type = key.keyCode.pressType
        self.timestamp = timestamp
        super.init()
    }
}

/// An event about buttons and keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>

    package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []) {
        self.presses = presses
        super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
    }

    /// All presses, including the ones that ended with this event.
    open var allPresses: Set<UIPress> { presses }

    /// Returns the presses that `gesture` receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.filter { $0.delivery.recognizers.contains(gesture) }
    }
}

/// The receivers of a press.
struct PressReceivers {
    /// A Boolean value that indicates whether the press can move focus.
    var movesFocus = true
    /// A Boolean value that indicates whether no responder up to the window has used the press.
    var isUnused = false
    /// The recognizers that receive the press.
    var recognizers: [UIGestureRecognizer] = []
}
