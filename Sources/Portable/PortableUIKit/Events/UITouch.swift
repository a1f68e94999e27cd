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

    package init(window: UIWindow, location: CGPoint, timestamp: TimeInterval) {
        windowLocation = location
        previousWindowLocation = location
        initialWindowLocation = location
        super.init()
        self.window = window
        self.timestamp = timestamp
    }

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
