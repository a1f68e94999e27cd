/// A touch on the screen, from its beginning to its end.
///
/// The touch is represented by the same object in all events. Don't keep a reference to it after its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phases of a touch.
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

    /// The types of a touch.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3

        /// The older name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// The properties of a touch that can be estimated at first.
    public struct Properties: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: Int

        /// Creates properties with the given bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The force.
        public static var force: Properties { Properties(rawValue: 1 << 0) }
        /// The azimuth of a pencil.
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        /// The altitude of a pencil.
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        /// The location.
        public static var location: Properties { Properties(rawValue: 1 << 3) }
        /// The roll of a pencil.
        public static var roll: Properties { Properties(rawValue: 1 << 4) }
    }

    /// The time of the most recent change, in seconds on the clock of `UIEvent.timestamp`.
    open package(set) var timestamp: TimeInterval = 0
    /// The phase of the touch.
    open package(set) var phase: Phase = .began
    /// The number of taps in quick succession in about the same location. It's 0 after the touch has moved away.
    open package(set) var tapCount = 1
    /// The type of the touch. The default is `.direct`; hosts can set another one.
    open package(set) var type: TouchType = .direct
    /// The radius of the contact, in points.
    ///
    /// Differs from UIKit: hosts have no such sensor; it's always 20.
    open var majorRadius: CGFloat { 20 }
    /// The tolerance of `majorRadius`, in points. It's always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The force of the touch. A value of 1 is an ordinary touch. It's always 0, as on devices without a pressure
    /// sensor.
    open var force: CGFloat { 0 }
    /// The maximum `force`. It's always 0, as on devices without a pressure sensor.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The window in which the touch began.
    open package(set) weak var window: UIWindow?
    /// The view that receives the touch, found by hit testing at its beginning.
    open package(set) weak var view: UIView?
    /// The recognizers that receive the touch.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The location in the window's coordinates.
    package var windowLocation: CGPoint
    package var previousWindowLocation: CGPoint
    /// The location where the touch began, in the window's coordinates.
    package let initialWindowLocation: CGPoint

    /// Creates a touch without a window, at the origin, and at time 0, for tests of touch handling.
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

    /// The altitude of a pencil, in radians. It's always π/2, perpendicular to the screen, because hosts have no such
    /// sensor.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the azimuth of a pencil, in radians in the coordinate space of `view`. It's always 0, as on devices
    /// without such a sensor.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the azimuth of a pencil as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = azimuthAngle(in: view)
        return CGVector(dx: cos(angle), dy: sin(angle))
    }

    /// The roll of a pencil, in radians. It's always 0, as on devices without such a sensor.
    open var rollAngle: CGFloat { 0 }

    /// The estimated properties. It's always empty, because all properties are final.
    open var estimatedProperties: UITouch.Properties { [] }

    /// The estimated properties that will be updated. It's always empty.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { [] }

    /// The identifier of the touch in updates of estimated properties. It's always `nil`.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Returns the location in the coordinate space of `view`. `nil` means the window.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Returns the location in the previous event, in the coordinate space of `view`. `nil` means the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Returns the same as `location(in:)`, because hosts don't report more precise locations.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns the same as `previousLocation(in:)`, because hosts don't report more precise locations.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: nil)
    }
}
