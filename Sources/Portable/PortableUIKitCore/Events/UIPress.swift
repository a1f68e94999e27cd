/// A button or key that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What the button has done since the last event.
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
        /// Any other key of a keyboard; ``UIPress/key`` says which.
        ///
        /// Differs from UIKit: these have numbers without a name there.
        case keyboard = 2040
    }

    /// Seconds on the frame clock at which the press last changed.
    open package(set) var timestamp: TimeInterval
    /// What the button has done since the last event.
    open package(set) var phase: Phase = .began
    /// Which button it is.
    open package(set) var type: PressType
    /// The window that was key when the press began.
    open package(set) weak var window: UIWindow?
    /// The responder that receives the press.
    open package(set) weak var responder: UIResponder?
    /// How far the button is pressed, from 0 to 1; always 1.
    open var force: CGFloat { 1 }

    /// Which key of a keyboard it is.
    open package(set) var key: UIKey?
    /// Whether the press may move the focus.
    var movesFocus = true
    /// Whether nobody has had a use for the press so far as it was passed on up to the window.
    var isUnused = false

    /// The recognizers that receive the press: none.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

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

    /// Every button that is down, or was until this event.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that `gesture` receives; recognizers receive none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
