import Foundation

/// A gesture that recognizes one or more taps.
public struct TapGesture: PrimitiveGesture {
    /// The number of taps.
    public var count: Int

    /// Creates a gesture with a number of taps.
    public nonisolated init(count: Int = 1) {
        self.count = count
    }

    /// The type of the gesture's value.
    public typealias Value = Void

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: TapGesture) -> _GestureTracker<Void> {
        MappedTracker(TapTracker(count: gesture.count, space: .local)) { _ in }
    }
}

/// A gesture that recognizes one or more taps and reports the location of the last tap.
public struct SpatialTapGesture: PrimitiveGesture {
    /// The number of taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture with a number of taps.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// The attributes of a tap gesture.
    public struct Value: Equatable, Sendable {
        /// The location of the last tap.
        public var location: CGPoint
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: SpatialTapGesture) -> _GestureTracker<Value> {
        MappedTracker(TapTracker(count: gesture.count, space: gesture.coordinateSpace)) { Value(location: $0) }
    }
}

/// A tracker of taps. Its value is the location of the last tap.
final class TapTracker: _GestureTracker<CGPoint> {
    /// The maximum movement of a finger, in points, and the maximum time between taps, in seconds.
    static let allowableMovement: CGFloat = 10
    static let longestPause = 0.35

    private let count: Int
    private let space: CoordinateSpace
    private var completed = 0
    private var start: CGPoint?
    private var lastEnd: Double?

    init(count: Int, space: CoordinateSpace) {
        self.count = max(count, 1)
        self.space = space
    }

    override var tapCount: Int { count }

    override var deadline: Double? { lastEnd.map { $0 + Self.longestPause } }

    override func next(_ event: GestureEvent) -> GesturePhase<CGPoint> {
        switch event.kind {
        case .began:
            if start != nil { return .failed }
            start = event.location
            lastEnd = nil
        case .moved:
            if let start, hypot(event.location.x - start.x, event.location.y - start.y) > Self.allowableMovement {
                return .failed
            }
        case .ended:
            start = nil
            completed += 1
            if completed == count { return .ended(event.convert(event.location, to: space)) }
            lastEnd = event.time
        case .waited:
            if let deadline, event.time >= deadline { return .failed }
        }
        return .possible(nil)
    }
}
