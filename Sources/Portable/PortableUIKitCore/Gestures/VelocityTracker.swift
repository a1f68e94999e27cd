/// The speed of a finger over the last tenth of a second.
struct VelocityTracker {
    /// Samples older than that no longer count.
    private static let window = 0.1

    private var samples: [(time: Double, location: CGPoint)] = []

    /// Starts over at a place.
    mutating func reset(at location: CGPoint, time: Double) {
        samples = [(time, location)]
    }

    mutating func add(_ location: CGPoint, time: Double) {
        if let last = samples.last, last.time >= time { samples.removeLast() }
        samples.append((time, location))
        expire(at: time)
    }

    /// Forgets what is too old: a finger that rests has no speed.
    mutating func expire(at time: Double) {
        samples.removeAll { time - $0.time > Self.window }
    }

    /// Points per second; zero unless two samples are known.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.location.x - first.location.x) / seconds, y: (last.location.y - first.location.y) / seconds)
    }
}
