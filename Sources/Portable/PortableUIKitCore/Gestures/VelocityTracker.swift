/// The velocity of a touch over the last tenth of a second.
struct VelocityTracker {
    /// The maximum age of a sample.
    private static let window = 0.1

    private var samples: [(time: Double, location: CGPoint)] = []

    /// Starts again at a location.
    mutating func reset(at location: CGPoint, time: Double) {
        samples = [(time, location)]
    }

    mutating func add(_ location: CGPoint, time: Double) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((time, location))
        expire(at: time)
    }

    /// Removes old samples. The velocity of a resting touch is zero.
    mutating func expire(at time: Double) {
        samples.removeAll { time - $0.time > Self.window }
    }

    /// The velocity in points per second. It's zero with fewer than two samples.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.location.x - first.location.x) / seconds, y: (last.location.y - first.location.y) / seconds)
    }
}
