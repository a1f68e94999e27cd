import Foundation

/// A gesture of two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
    /// The minimum change of scale before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture with a minimum change of scale. The default is 0.01.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The state of a magnification.
    public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The current scale. It is 1 when the gesture begins.
        public var magnification: CGFloat
        /// The change of the scale per second.
        public var velocity: CGFloat
        /// The point between the fingers when the gesture began, relative to the view's size.
        public var startAnchor: UnitPoint
        /// The point between the fingers when the gesture began, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: MagnifyGesture) -> _GestureTracker<Value> {
        MagnifyTracker(Double(gesture.minimumScaleDelta))
    }
}

private final class MagnifyTracker: TwoFingerTracker<MagnifyGesture.Value> {
    private let delta: Double

    init(_ delta: Double) {
        self.delta = delta
    }

    override var minimum: Double { delta }

    override func change(_ geometry: TwoFingerGeometry, since start: TwoFingerGeometry) -> Double {
        Double(geometry.distance / start.distance) - 1
    }

    override func value(
        _ geometry: TwoFingerGeometry, since start: TwoFingerGeometry, velocity: Double, _ event: GestureEvent
    ) -> MagnifyGesture.Value {
        let (location, anchor) = event.anchor(of: start.center)
        return MagnifyGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time),
            magnification: geometry.distance / start.distance, velocity: CGFloat(velocity), startAnchor: anchor,
            startLocation: location)
    }
}

/// The older gesture for magnification, whose value is the scale.
@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: PrimitiveGesture {
    /// The minimum change of scale before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture with a minimum change of scale. The default is 0.01.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The scale. It is 1 when the gesture begins.
    public typealias Value = CGFloat

    /// Creates the object that tracks touches for the gesture.
    public static func _makeTracker(_ gesture: MagnificationGesture) -> _GestureTracker<CGFloat> {
        MappedTracker(MagnifyGesture._makeTracker(MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta))) {
            $0.magnification
        }
    }
}
