import Foundation

/// How far an animation has come at each part of its time.
package enum TimingCurve: Sendable, Hashable {
    case linear
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, as CSS and Core Animation define it.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring that starts at 0 and comes to rest at 1.
    case spring(SpringCurve)

    package static let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    package static let easeIn = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Core Animation's default.
    package static let standard = TimingCurve.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// The progress at a fraction of the duration: 0 at 0, 1 at 1; springs may go past 1 in between.
    package func progress(at fraction: Double, duration: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        switch self {
        case .linear: return fraction
        case .spring(let spring): return spring.position(at: fraction * duration)
        case .bezier(let x1, let y1, let x2, let y2):
            let t = TimingCurve.parameter(atX: fraction, x1: x1, x2: x2)
            return TimingCurve.coordinate(t, y1, y2)
        }
    }

    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// Bisection: x rises with the parameter for control points between 0 and 1.
    private static func parameter(atX x: Double, x1: Double, x2: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// The motion of a unit mass on a damped spring, released one unit from rest.
package struct SpringCurve: Sendable, Hashable {
    /// The undamped angular frequency in radians per second.
    package let frequency: Double
    /// 1 is critical damping; less swings past.
    package let dampingRatio: Double
    /// In units per second, towards rest.
    package let initialVelocity: Double

    /// The part of the way that may be left at the end of the duration (recorded: `uikit-constants.md` 7).
    private static let remainder = 0.001

    /// The spring whose swing is 0.001 of the way at `duration` seconds. The ratio is limited to 1.19e-7 ... 1.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = min(max(dampingRatio, 1.19e-7), 1)
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        guard duration > 0 else {
            frequency = 1e6
            return
        }
        // The envelope falls with the frequency: bisect for the one that leaves just the remainder.
        var low = 1e-3 / duration, high = 1e9 / duration
        for _ in 0..<200 {
            let middle = (low * high).squareRoot()
            let left = SpringCurve.envelope(
                at: duration, frequency: middle, ratio: ratio, velocity: initialVelocity)
            if left > SpringCurve.remainder { low = middle } else { high = middle }
        }
        frequency = (low * high).squareRoot()
    }

    private static func envelope(at time: Double, frequency: Double, ratio: Double, velocity: Double) -> Double {
        let decay = exp(-ratio * frequency * time)
        guard ratio < 1 else { return abs(1 + (frequency - velocity) * time) * decay }
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let sine = (ratio * frequency - velocity) / damped
        return (1 + sine * sine).squareRoot() * decay
    }

    /// Where the mass is after `time` seconds: 0 at the start, 1 at rest.
    package func position(at time: Double) -> Double {
        let decay = exp(-dampingRatio * frequency * time)
        if dampingRatio >= 1 {
            return 1 - decay * (1 + (frequency - initialVelocity) * time)
        }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let sine = (dampingRatio * frequency - initialVelocity) / damped
        return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
    }
}
