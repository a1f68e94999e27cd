import Foundation
import LayoutGeometry
import PortableUIKit

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// The gesture may still be recognized. Its value, if any, is the provisional one, for example for a touch on the
    /// view.
    case possible(Value?)
    /// The gesture is recognized and in progress.
    case active(Value)
    /// The gesture was recognized and has ended.
    case ended(Value)
    /// The gesture has failed, or was canceled.
    case failed

    func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(change))
        case .active(let value): .active(change(value))
        case .ended(let value): .ended(change(value))
        case .failed: .failed
        }
    }

    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    var isOver: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .active: false
        }
    }

    /// A Boolean value that indicates whether other gestures must fail.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }
}

/// An event of the touches that a gesture tracks.
struct GestureEvent {
    enum Kind {
        case began, moved, ended
        /// Time has passed without a movement.
        case waited
    }

    var kind: Kind
    /// The time of the event on the device's clock, in seconds.
    var time: Double
    /// The location of the finger, in the host's coordinate space.
    var location: CGPoint
    /// The element with the gesture.
    var element: Element
    /// The locations of all touches in the host's coordinate space, in the order in which they began.
    var fingers: [CGPoint] = []

    /// The location of the finger in the element.
    @MainActor var localLocation: CGPoint { convert(location, to: .local) }

    /// Converts a point of the host to the element's coordinate space, and to a point relative to the element's size.
    @MainActor func anchor(of point: CGPoint) -> (location: CGPoint, anchor: UnitPoint) {
        let location = convert(point, to: .local), size = element.frame.size
        guard size.width > 0, size.height > 0 else { return (location, .center) }
        return (location, UnitPoint(x: location.x / CGFloat(size.width), y: location.y / CGFloat(size.height)))
    }

    /// Converts a point from the host's coordinate space to another one, as seen from the element.
    @MainActor func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        element.mapFromRoot(to: space).apply(Point(x: Double(point.x), y: Double(point.y))).cgPoint
    }
}

/// An object that tracks the touches of a gesture, from the first touch until the gesture ends or fails.
@MainActor
public class _GestureTracker<Value> {
    /// The phase of the gesture.
    final private(set) var phase: GesturePhase<Value> = .possible(nil)

    /// Processes an event.
    final func receive(_ event: GestureEvent) {
        guard !phase.isOver else { return }
        phase = next(event)
    }

    /// Cancels the gesture. It fails in any phase.
    final func cancel() {
        guard !phase.isOver else { return }
        phase = .failed
        wasCancelled()
    }

    /// Adopts the callbacks of another tracker. Called when the gesture is replaced while fingers are down.
    final func adopt(_ other: any GestureTracking) {
        guard type(of: other) == type(of: self), let other = other as? _GestureTracker<Value> else { return }
        inheritState(other)
    }

    /// Adopts the closures of a tracker of the same type, which tracks no touches yet. Subclasses override it.
    func inheritState(_ other: _GestureTracker<Value>) {}

    /// Returns the phase after an event. Subclasses override it.
    func next(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

    /// Called when the gesture is canceled. Subclasses override it.
    func wasCancelled() {}

    /// Runs the app's callbacks. Called once the gesture owns the touches. Subclasses override it.
    func deliver() {}

    /// The time at which the phase changes without an event, in seconds of the clock, or `nil`. Subclasses override it.
    var deadline: Double? { nil }

    /// The number of taps that the gesture requires, or 0 if it isn't a tap. Subclasses override it.
    var tapCount: Int { 0 }
}
