import Foundation

/// A long press of a finger. Its value is `true` from the first touch on. It ends after the minimum duration.
public struct LongPressGesture: PrimitiveGesture {
    /// The minimum duration, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the finger can move, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// The type of the gesture's value.
    public typealias Value = Bool

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: LongPressGesture) -> _GestureTracker<Bool> {
        LongPressTracker(gesture)
    }
}

private final class LongPressTracker: _GestureTracker<Bool> {
    private let gesture: LongPressGesture
    private var start: (location: CGPoint, time: Double)?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
    }

    override var deadline: Double? { start.map { $0.time + max(gesture.minimumDuration, 0) } }

    override func next(_ event: GestureEvent) -> GesturePhase<Bool> {
        switch event.kind {
        case .began:
            if start == nil { start = (event.location, event.time) }
        case .moved:
            if let start = start?.location,
                hypot(event.location.x - start.x, event.location.y - start.y) > gesture.maximumDistance
            {
                return .failed
            }
        case .ended: return isDue(event) ? .ended(true) : .failed
        case .waited: if isDue(event) { return .ended(true) }
        }
        return .possible(true)
    }

    private func isDue(_ event: GestureEvent) -> Bool { deadline.map { event.time >= $0 } ?? false }
}
