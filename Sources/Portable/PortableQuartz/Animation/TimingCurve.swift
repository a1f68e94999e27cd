import Foundation

/// The progress of an animation as a function of its elapsed time.
package enum TimingCurve: Sendable, Hashable {
    case linear
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, as CSS and Core Animation define it.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damped spring that starts at 0 and comes to rest at 1.
    case spring(SpringCurve)

    package static let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    package static let easeIn = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    package static let easeOut = TimingCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// The default curve of Core Animation.
    package static let standard = TimingCurve.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    /// Returns the progress at a fraction of the duration: 0 at 0, 1 at 1. Springs can temporarily exceed 1.
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

    /// Returns the first fraction of the duration at which the progress is reached. It's the inverse of
    /// ``progress(at:duration:)``.
    package func fraction(ofProgress progress: Double, duration: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if case .linear = self { return progress }
        // Springs oscillate. The first hundredth at which the progress is exceeded bounds the bisection.
        let steps = 100
        let high = (1...steps).first { self.progress(at: Double($0) / Double(steps), duration: duration) >= progress }
        var upper = Double(high ?? steps) / Double(steps), lower = upper - 1 / Double(steps)
        for _ in 0..<40 {
            let middle = (lower + upper) / 2
            if self.progress(at: middle, duration: duration) < progress { lower = middle } else { upper = middle }
        }
        return (lower + upper) / 2
    }

    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    /// Returns the curve's parameter at x by bisection: x increases with the parameter if the control points are
    /// between 0 and 1.
    private static func parameter(atX x: Double, x1: Double, x2: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
