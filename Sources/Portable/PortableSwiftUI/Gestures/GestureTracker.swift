import Foundation
import LayoutGeometry
import PortableUIKit

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may yet be recognized. A value is what it would tell so far, such as that a finger rests on the view.
    case possible(Value?)
    /// The gesture is recognized and in progress.
    case active(Value)
    /// It is recognized and over.
    case ended(Value)
    /// It wasn't meant, or was taken away.
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

    /// Whether others have to give way to it.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .failed: false
        }
    }
}

/// Something that happens to the fingers that a gesture follows.
struct GestureEvent {
    enum Kind {
        case began, moved, ended
        /// Time has passed; the finger, if there is one, rests.
        case waited
    }

    var kind: Kind
    /// In seconds of the device's clock.
    var time: Double
    /// Where the finger is, in the coordinates of the host.
    var location: CGPoint
    /// The element whose gesture it is.
    var element: Element
    /// The locations of all fingers that are down, in the coordinates of the host, in the order in which they were put
    /// down.
    var fingers: [CGPoint] = []

    /// Where the finger is in the element.
    @MainActor var localLocation: CGPoint { convert(location, to: .local) }

    /// A point of the host in the coordinates of the element, and relative to the element's size.
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

/// Tracks the touches of one gesture, from the first touch until the gesture ends or fails.
@MainActor
public class _GestureTracker<Value> {
    /// How far the gesture has come.
    final private(set) var phase: GesturePhase<Value> = .possible(nil)

    /// Takes an event in.
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
        takeOver(other)
    }

    /// Override: takes over the closures of a tracker of the same type, which follows nothing yet.
    func takeOver(_ other: _GestureTracker<Value>) {}

    /// Override: how far the gesture is after an event.
    func next(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

    /// Override: the gesture ends before it was done.
    func wasCancelled() {}

    /// Runs the app's callbacks. Called once the gesture owns the touches. Subclasses override it.
    func deliver() {}

    /// Override: when time alone changes something, in seconds of the clock; nil if it doesn't.
    var deadline: Double? { nil }

    /// The number of taps that the gesture requires, or 0 if it isn't a tap. Subclasses override it.
    var tapCount: Int { 0 }
}
