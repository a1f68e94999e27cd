import Foundation

/// The distance and the direction between two fingers, and the point between them.
struct TwoFingerGeometry {
    let center: CGPoint
    let distance: CGFloat
    /// The direction from the first finger to the second, in radians. It continues beyond a half turn.
    let direction: Double

    /// Creates the geometry of the first two fingers, or returns `nil` if there are fewer.
    init?(_ fingers: [CGPoint], after previous: TwoFingerGeometry?) {
        guard fingers.count >= 2 else { return nil }
        let (first, second) = (fingers[0], fingers[1])
        center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
        distance = max(hypot(second.x - first.x, second.y - first.y), 0.001)
        let angle = Double(atan2(second.y - first.y, second.x - first.x))
        // The shorter way round: fingers don't make a half turn between two events.
        let turns = previous.map { (($0.direction - angle) / (2 * .pi)).rounded() } ?? 0
        direction = angle + turns * 2 * .pi
    }
}

/// A tracker of two fingers, from their first movement after the second touch begins until one of them ends.
class TwoFingerTracker<Value>: _GestureTracker<Value> {
    private var start: TwoFingerGeometry?
    private var last: (geometry: TwoFingerGeometry, time: Double)?
    private var hasBegun = false

    override func next(_ event: GestureEvent) -> GesturePhase<Value> {
        switch event.kind {
        case .began, .moved:
            guard let geometry = TwoFingerGeometry(event.fingers, after: last?.geometry) else {
                guard hasBegun, let last, let start else { return .possible(nil) }
                return .ended(value(last.geometry, since: start, velocity: 0, event))
            }
            guard let start else {
                // The gesture starts with the first movement, because a touch can begin elsewhere in the view before
                // it moves to its location.
                guard event.kind == .moved else { return .possible(nil) }
                start = geometry
                last = (geometry, event.time)
                return .possible(nil)
            }
            let elapsed = event.time - (last?.time ?? event.time)
            let speed = elapsed > 0 ? change(geometry, since: last?.geometry ?? start) / elapsed : 0
            last = (geometry, event.time)
            guard hasBegun || abs(change(geometry, since: start)) >= minimum else { return .possible(nil) }
            hasBegun = true
            return .active(value(geometry, since: start, velocity: speed, event))
        case .ended:
            guard hasBegun, let last, let start else { return .failed }
            return .ended(value(last.geometry, since: start, velocity: 0, event))
        case .waited: return phase
        }
    }

    /// The change that the gesture needs before it begins.
    var minimum: Double { 0 }

    /// Returns the change of the gesture. Subclasses override it.
    func change(_ geometry: TwoFingerGeometry, since start: TwoFingerGeometry) -> Double { 0 }

    /// Returns the value of the gesture. Subclasses override it.
    func value(
        _ geometry: TwoFingerGeometry, since start: TwoFingerGeometry, velocity: Double, _ event: GestureEvent
    ) -> Value {
        fatalError("Subclasses override this method.")
    }
}
