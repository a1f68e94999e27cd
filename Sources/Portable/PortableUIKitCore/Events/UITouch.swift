/// One finger on the screen, from the moment it goes down to the moment it is lifted.
///
/// The same object stands for the finger all the while; do not keep it longer.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger has done since the last event.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// An older name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// What is known of a touch and may be estimated at first.
    public struct Properties: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Properties by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// How hard it presses.
        public static var force: Properties { Properties(rawValue: 1 << 0) }
        /// Where what touches leans to.
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        /// How steep what touches stands over the screen.
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        /// Where it is.
        public static var location: Properties { Properties(rawValue: 1 << 3) }
        /// How far a pencil is turned about itself.
        public static var roll: Properties { Properties(rawValue: 1 << 4) }
    }

    /// Seconds on the clock of `UIEvent.timestamp` at which the touch last changed.
    open package(set) var timestamp: TimeInterval = 0
    /// What the finger has done since the last event.
    open package(set) var phase: Phase = .began
    /// How many times the finger has touched about this place in quick succession; 0 once it has moved away.
    open package(set) var tapCount = 1
    /// What touches; `.direct` unless the host says otherwise.
    open package(set) var type: TouchType = .direct
    /// The radius of the contact in points.
    ///
    /// Differs from UIKit: hosts have no such sensor; it is always 20.
    open var majorRadius: CGFloat { 20 }
    /// How exact `majorRadius` is, in points; always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// How hard the finger presses, where 1 is an ordinary touch; always 0, as without a sensor.
    open var force: CGFloat { 0 }
    /// The largest `force`; always 0, as without a sensor.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The window in which the touch began.
    open package(set) weak var window: UIWindow?
    /// The view that receives the touch: what hit testing found when it began.
    open package(set) weak var view: UIView?
    /// The recognizers that receive the touch.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// In the window's coordinates.
    package var windowLocation: CGPoint
    package var previousWindowLocation: CGPoint
    /// Where the touch began, in the window's coordinates.
    package let initialWindowLocation: CGPoint

    /// A touch that nobody has made: in no window, at the origin, at time 0. Tests of touch handling make such ones.
    public override init() {
        windowLocation = .zero
        previousWindowLocation = .zero
        initialWindowLocation = .zero
        super.init()
    }

    package init(window: UIWindow, location: CGPoint, timestamp: TimeInterval) {
        windowLocation = location
        previousWindowLocation = location
        initialWindowLocation = location
        super.init()
        self.window = window
        self.timestamp = timestamp
    }

    /// How steep what touches stands over the screen, in radians; always π/2, upright, as hosts have no such sensor.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Where what touches leans to, in radians in the coordinates of `view`; always 0, as without a sensor.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The same as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// How far a pencil is turned about itself, in radians; always 0, as without a sensor.
    open var rollAngle: CGFloat { 0 }

    /// What of the touch is only estimated: nothing, as all that hosts report is final.
    open var estimatedProperties: UITouch.Properties { [] }

    /// What of the touch is to be reported more exactly later: nothing.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// What a later report of estimated properties names the touch by; nil, as there are none.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Where the finger is, in the coordinates of `view`; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where the finger was at the previous event, in the coordinates of `view`; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// The same as `location(in:)`: hosts report no finer locations.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The same as `previousLocation(in:)`: hosts report no finer locations.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: nil)
    }
}
