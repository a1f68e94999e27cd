/// The motion of a whole symbol in an effect.
package enum SymbolMotion: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case scale(isUp: Bool)
    case appear, disappear
    /// The symbol moves back and forth, first in a direction.
    case wiggle(x: Double, y: Double)
    /// The symbol rotates back and forth.
    case swing(isClockwise: Bool)
    case rotate(isClockwise: Bool)
    case breathe(isPulsing: Bool)

    /// The duration of a run, in seconds.
    package var duration: Double {
        switch self {
        case .bounce, .swing, .wiggle: 0.6
        case .pulse, .rotate: 1
        case .breathe: 2
        case .scale, .appear, .disappear: 0.3
        }
    }

    /// A Boolean value that indicates whether the symbol keeps its state until the effect is removed.
    package var isLasting: Bool {
        switch self {
        case .scale, .disappear: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the effect repeats unless its options determine the number of runs.
    package var isRepeating: Bool {
        switch self {
        case .bounce, .scale, .appear, .disappear: false
        default: true
        }
    }
}

/// A symbol effect that moves the whole symbol.
package protocol MovingSymbolEffect {
    var motion: SymbolMotion { get }
}
