import Foundation
import LayoutGeometry
import PortableUIKit

/// A dragging motion of a finger.
public struct DragGesture: PrimitiveGesture {
    /// The minimum distance before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    /// - Parameters:
    ///   - minimumDistance: The minimum distance before the drag begins, in points. The default is 10.
    ///   - coordinateSpace: The coordinate space of the locations. The default is the local coordinate space.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// Creates a drag gesture with a minimum distance.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use a space such as .local or .named(name) instead.")
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// The attributes of a drag gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the finger.
        public var location: CGPoint
        /// The location of the first touch.
        public var startLocation: CGPoint
        /// The velocity, in points per second.
        public internal(set) var velocity: CGSize

        /// The translation from the start location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted location at the end of the gesture, based on its velocity: it decelerates like a scroll view.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The predicted translation at the end of the gesture.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: DragGesture) -> _GestureTracker<Value> { DragTracker(gesture) }
}

private final class DragTracker: _GestureTracker<DragGesture.Value> {
    private let gesture: DragGesture
    private var start: CGPoint?
    private var hasBegun = false
    /// The recent locations of the finger, from which the velocity is computed.
    private var trail: [(location: CGPoint, time: Double)] = []

    init(_ gesture: DragGesture) {
        self.gesture = gesture
    }

    override func next(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
        switch event.kind {
        case .began:
            if start != nil { return phase }
            start = event.location
            trail = [(event.location, event.time)]
            guard gesture.minimumDistance <= 0 else { return .possible(nil) }
            hasBegun = true
            return .active(value(event))
        case .moved:
            guard let start else { return .failed }
            trail.append((event.location, event.time))
            trail.removeAll { event.time - $0.time > 0.1 }
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            guard hasBegun || distance >= gesture.minimumDistance else { return .possible(nil) }
            hasBegun = true
            return .active(value(event))
        case .ended: return hasBegun ? .ended(value(event)) : .failed
        case .waited: return phase
        }
    }

    private func value(_ event: GestureEvent) -> DragGesture.Value {
        let map = event.element.mapFromRoot(to: gesture.coordinateSpace)
        func converted(_ point: CGPoint) -> CGPoint {
            map.apply(Point(x: Double(point.x), y: Double(point.y))).cgPoint
        }
        let location = converted(event.location)
        var velocity = CGSize.zero
        if let first = trail.first, event.time > first.time {
            let before = converted(first.location), duration = event.time - first.time
            velocity = CGSize(width: (location.x - before.x) / duration, height: (location.y - before.y) / duration)
        }
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
            startLocation: converted(start ?? event.location), velocity: velocity)
    }
}
