import Foundation

/// A gesture of two fingers that rotate around each other.
public struct RotateGesture: PrimitiveGesture {
    /// The minimum change of the angle before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture with a minimum change of the angle. The default is 1 degree.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The angle since the gesture began.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The point between the fingers when the gesture began, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The point between the fingers when the gesture began, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: RotateGesture) -> _GestureTracker<Value> {
        RotateTracker(gesture.minimumAngleDelta.radians)
    }
}

private final class RotateTracker: TwoFingerTracker<RotateGesture.Value> {
    private let delta: Double

    init(_ delta: Double) {
        self.delta = delta
    }

    override var minimum: Double { delta }

    override func change(_ geometry: TwoFingerGeometry, since start: TwoFingerGeometry) -> Double {
        geometry.direction - start.direction
    }

    override func value(
        _ geometry: TwoFingerGeometry, since start: TwoFingerGeometry, velocity: Double, _ event: GestureEvent
    ) -> RotateGesture.Value {
        let (location, anchor) = event.anchor(of: start.center)
        return RotateGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time),
            rotation: .radians(change(geometry, since: start)), velocity: .radians(velocity), startAnchor: anchor,
            startLocation: location)
    }
}

/// The older gesture for rotation, whose value is the angle.
@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: PrimitiveGesture {
    /// The minimum change of the angle before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture with a minimum change of the angle. The default is 1 degree.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The angle since the gesture began.
    public typealias Value = Angle

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: RotationGesture) -> _GestureTracker<Angle> {
        MappedTracker(RotateGesture._makeTracker(RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta))) {
            $0.rotation
        }
    }
}
