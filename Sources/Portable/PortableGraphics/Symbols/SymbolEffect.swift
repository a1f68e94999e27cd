/// A type that describes how a symbol changes or moves.
public protocol SymbolEffect: Sendable {}

/// A symbol effect that runs until it's removed.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that runs a number of times when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that replaces a symbol with another one.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect {}

/// Options of a symbol effect: its speed and the number of times that it runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number and the delay of repetitions.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate let runs: Runs
        fileprivate let delay: Double

        /// The pause between the runs of periodic effects, in seconds.
        private static let standardDelay = 0.5

        /// Repeats without a pause.
        public static let continuous = RepeatBehavior(runs: .unlimited, delay: 0)
        /// Repeats with a pause.
        public static let periodic = RepeatBehavior(runs: .unlimited, delay: standardDelay)

        /// Repeats a number of times, with a delay in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(runs: Runs(count), delay: delay ?? standardDelay)
        }
    }

    /// The number of runs.
    fileprivate enum Runs: Hashable {
        case automatic, unlimited
        case limited(Int)

        init(_ count: Int?) {
            self = count.map { .limited(max($0, 1)) } ?? .unlimited
        }
    }

    private var multiplier = 1.0
    private var runs = Runs.automatic

    /// The multiple of the speed.
    package var speed: Double { multiplier > 0 ? multiplier : 1 }
    /// The pause between runs, in seconds.
    package private(set) var delay = 0.0

    /// Returns the number of runs, or `nil` if the effect runs until it's removed.
    ///
    /// - Parameter repeats: A Boolean value that indicates whether the effect repeats unless the options determine it.
    package func runCount(repeats: Bool) -> Int? {
        switch runs {
        case .automatic: repeats ? nil : 1
        case .unlimited: nil
        case .limited(let count): count
        }
    }

    private init() {}

    /// The default options.
    public static let `default` = SymbolEffectOptions()
    /// Options that repeat the effect.
    public static let repeating: SymbolEffectOptions = SymbolEffectOptions().repeating
    /// Options that run the effect once.
    public static let nonRepeating: SymbolEffectOptions = SymbolEffectOptions().nonRepeating

    /// The options, with repetition.
    public var repeating: SymbolEffectOptions { `repeat`(nil as Int?) }
    /// The options, without repetition.
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    /// Returns options that run the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// Returns options that repeat the effect.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// Returns options that run the effect at a multiple of its speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Returns the options with a number of runs.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        (options.runs, options.delay) = (Runs(count), 0)
        return options
    }

    /// Returns the options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        (options.runs, options.delay) = (behavior.runs, behavior.delay)
        return options
    }

    /// Returns the options with a multiple of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.multiplier = speed
        return options
    }
}
