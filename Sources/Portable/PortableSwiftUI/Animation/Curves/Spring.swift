import Foundation

/// A spring, which determines how values move to their targets.
public struct Spring: Hashable, Sendable {
    /// The mass, in kilograms if the other values have physical units. The default is 1.
    public let mass: Double
    /// The angular frequency without damping, in radians per second.
    private let frequency: Double
    /// The damping ratio. With 1, the spring doesn't oscillate; larger values are slower, and smaller values oscillate.
    public let dampingRatio: Double

    private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e6
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
        self.mass = mass
    }

    /// Creates a spring from a perceptual duration, in seconds, and a bounce. A bounce of 0 doesn't bounce, 1 is the
    /// maximum, and negative values are overdamped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        let bounce = min(max(bounce, -0.999), 1)
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// Creates a spring from a response, in seconds, and a damping ratio. A ratio of 1 doesn't bounce.
    public init(response: Double, dampingRatio: Double) {
        self.init(frequency: 2 * .pi / max(response, 1e-3), dampingRatio: dampingRatio)
    }

    /// Creates a spring from physical properties.
    /// - Parameter allowOverDamping: A Boolean value that indicates whether the spring can be overdamped. If it's
    ///   `false`, the damping is limited to the critical damping.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, 1e-6), stiffness = max(stiffness, 1e-6)
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// Creates a spring from a settling duration, in seconds, and a damping ratio.
    /// - Parameter epsilon: The remaining fraction of the distance at the end of the duration. The default is 0.001.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // The settling duration is inversely proportional to the frequency.
        let unit = Spring(frequency: 1, dampingRatio: dampingRatio)
        let duration = unit.settlingDuration(target: 1, epsilon: epsilon)
        self.init(frequency: duration / max(settlingDuration, 1e-3), dampingRatio: dampingRatio)
    }

    /// A spring of half a second without a bounce.
    public static var smooth: Spring { smooth() }
    /// A spring of half a second with a small bounce.
    public static var snappy: Spring { snappy() }
    /// A spring of half a second with a bounce.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring with a bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The perceptual duration, in seconds.
    public var duration: TimeInterval { response }
    /// The bounce: 0 doesn't bounce.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The period of the oscillation without damping, in seconds.
    public var response: Double { 2 * .pi / frequency }
    /// The stiffness.
    public var stiffness: Double { frequency * frequency * mass }
    /// The damping.
    public var damping: Double { 2 * dampingRatio * frequency * mass }

    // MARK: Motion

    /// The response of the spring at a time: the remaining fraction of a unit distance, and the displacement from a
    /// unit velocity.
    struct Response {
        /// The remaining fraction of a distance, and its derivative.
        var distance: Double, distanceChange: Double
        /// The displacement that results from an initial velocity of 1, and its derivative.
        var impulse: Double, impulseChange: Double
    }

    /// Returns the response after a time, in seconds, which solves the spring's differential equation.
    func response(at time: Double) -> Response {
        let time = max(time, 0), decay = dampingRatio * frequency
        let distance: Double, impulse: Double
        if abs(dampingRatio - 1) < 1e-6 {
            distance = exp(-decay * time) * (1 + frequency * time)
            impulse = exp(-decay * time) * time
        } else if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let (sine, cosine) = (sin(swing * time), cos(swing * time))
            distance = exp(-decay * time) * (cosine + decay / swing * sine)
            impulse = exp(-decay * time) * sine / swing
        } else {
            let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
            let (slow, fast) = (exp((root - decay) * time), exp((-root - decay) * time))
            distance = ((root + decay) * slow + (root - decay) * fast) / (2 * root)
            impulse = (slow - fast) / (2 * root)
        }
        return Response(
            distance: distance, distanceChange: -frequency * frequency * impulse, impulse: impulse,
            impulseChange: distance - 2 * decay * impulse)
    }

    /// Returns the time in seconds until the distance stays below `epsilon`, for an initial distance and a velocity
    /// toward the target. It's at most 1000.
    func settlingDuration(distance: Double, velocity: Double, epsilon: Double) -> Double {
        guard distance > 0 || velocity != 0 else { return 0 }
        let decay = dampingRatio * frequency, epsilon = max(epsilon, 1e-12)
        func envelope(_ time: Double) -> Double {
            if dampingRatio < 1 - 1e-6 {
                let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
                let sine = (decay * distance - velocity) / swing
                return exp(-decay * time) * (distance * distance + sine * sine).squareRoot()
            }
            let response = response(at: time)
            return abs(distance * response.distance - velocity * response.impulse)
        }
        var (low, high) = (0.0, 1000.0)
        // With a velocity, a spring without oscillation can pass its target once. After that, the distance only
        // decreases.
        if dampingRatio >= 1 - 1e-6, velocity != 0 { low = min(1 / frequency, high) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }
}
