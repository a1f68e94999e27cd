import Foundation

/// The motion of a unit mass on a damped spring, released at a distance of 1 unit from rest.
package struct SpringCurve: Sendable, Hashable {
    /// The undamped angular frequency in radians per second.
    package let frequency: Double
    /// The damping ratio. At 1, the spring is critically damped; below 1, it overshoots; above 1, it's overdamped.
    package let dampingRatio: Double
    /// The initial velocity toward rest, in units per second.
    package let initialVelocity: Double

    /// The fraction of the distance that may remain at the end of the duration (recorded: `UIKitConstants.md` 7).
    private static let remainder = 0.001

    /// The ranges of valid parameters. Other numbers are clamped, and NaN is replaced by the lower bound.
    private static let durations = 1e-6...1e9, coefficients = 1e-6...1e12
    /// The range of damping ratios. Outside of it, springs hardly move or oscillate endlessly.
    private static let minimumRatio = 1.19e-7, maximumRatio = 1e6

    private static func limited(_ number: Double, to range: ClosedRange<Double>) -> Double {
        // The order of the operands determines the result for NaN.
        min(max(range.lowerBound, number), range.upperBound)
    }

    private static func limitedVelocity(_ velocity: Double) -> Double { limited(velocity.zeroIfNaN, to: -1e9...1e9) }

    /// Creates a spring whose oscillation decays to 0.001 of the distance after `duration` seconds. The damping ratio
    /// is clamped to 1.19e-7...1.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = Self.limited(dampingRatio, to: Self.minimumRatio...1)
        let initialVelocity = Self.limitedVelocity(initialVelocity)
        self.dampingRatio = ratio
        self.initialVelocity = initialVelocity
        guard duration > 0 else {
            frequency = 1e6
            return
        }
        let duration = Self.limited(duration, to: Self.durations)
        // The envelope decreases with the frequency. Bisect for the frequency that leaves exactly the remainder.
        var low = 1e-3 / duration, high = 1e9 / duration
        for _ in 0..<200 {
            let middle = (low * high).squareRoot()
            let left = SpringCurve.envelope(
                at: duration, frequency: middle, ratio: ratio, velocity: initialVelocity)
            if left > SpringCurve.remainder { low = middle } else { high = middle }
        }
        frequency = (low * high).squareRoot()
    }

    /// Creates a spring with a mass, a stiffness, and a damping coefficient, all positive.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        let mass = Self.limited(mass, to: Self.coefficients), stiffness = Self.limited(stiffness, to: Self.coefficients)
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = Self.limited(
            damping / (2 * (stiffness * mass).squareRoot()), to: Self.minimumRatio...Self.maximumRatio)
        self.initialVelocity = Self.limitedVelocity(initialVelocity)
    }

    /// Creates a spring with a perceptual duration in seconds, which is its undamped period.
    ///
    /// - Parameter bounce: The bounce, from 0 for none to 1 for the maximum. Negative values down to -1 overdamp the
    ///   spring.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        frequency = 2 * .pi / Self.limited(perceptualDuration, to: 1e-3...Self.durations.upperBound)
        let bounce = Self.limited(bounce.zeroIfNaN, to: -0.999...1)
        dampingRatio = max(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), Self.minimumRatio)
        self.initialVelocity = Self.limitedVelocity(initialVelocity)
    }

    /// The time after which less than 0.001 of the distance remains, in seconds. The maximum is 1000.
    package var settlingDuration: Double {
        var low = 0.0, high = 1000.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            let left = SpringCurve.envelope(
                at: middle, frequency: frequency, ratio: dampingRatio, velocity: initialVelocity)
            if left > SpringCurve.remainder { low = middle } else { high = middle }
        }
        return high
    }

    private static func envelope(at time: Double, frequency: Double, ratio: Double, velocity: Double) -> Double {
        let decay = exp(-ratio * frequency * time)
        if ratio == 1 { return abs(1 + (frequency - velocity) * time) * decay }
        if ratio > 1 { return abs(1 - overdamped(at: time, frequency, ratio, velocity)) }
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let sine = (ratio * frequency - velocity) / damped
        return (1 + sine * sine).squareRoot() * decay
    }

    /// Returns the position of the mass after `time` seconds: 0 at the start, 1 at rest.
    package func position(at time: Double) -> Double {
        if dampingRatio > 1 { return SpringCurve.overdamped(at: time, frequency, dampingRatio, initialVelocity) }
        let decay = exp(-dampingRatio * frequency * time)
        if dampingRatio == 1 {
            return 1 - decay * (1 + (frequency - initialVelocity) * time)
        }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let sine = (dampingRatio * frequency - initialVelocity) / damped
        return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
    }

    /// Returns the position of an overdamped spring, as the sum of a slow and a fast exponential decay.
    private static func overdamped(at time: Double, _ frequency: Double, _ ratio: Double, _ velocity: Double) -> Double
    {
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let slow = -ratio * frequency + root, fast = -ratio * frequency - root
        let slowPart = (-velocity - fast) / (slow - fast)
        return 1 - slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
    }
}
