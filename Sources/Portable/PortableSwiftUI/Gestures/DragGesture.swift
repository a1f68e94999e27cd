import Foundation
import LayoutGeometry
import PortableUIKit

/// A finger that moves.
public struct DragGesture: PrimitiveGesture {
    /// How far it has to move before the drag begins, in points.
    public var minimumDistance: CGFloat
    /// In which coordinates places are told.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of at least so many points.
    /// - Parameters:
    ///   - minimumDistance: How far a finger has to move before the drag begins, in points; 10 by default.
    ///   - coordinateSpace: In which coordinates places are told; the view's own by default.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A gesture of at least so many points.
    @_disfavoredOverload
    @available(*, deprecated, message: "Use a space such as .local or .named(name) instead.")
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Where a drag has come from, and where it is.
    public struct Value: Equatable, Sendable {
        /// When the finger was there.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the finger was put down.
        public var startLocation: CGPoint
        /// How fast it moves, in points per second.
        public internal(set) var velocity: CGSize

        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would be if it slowed down like a scroll view that is let go.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far it would have come then.
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
    /// Where the finger was lately, for its velocity.
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
