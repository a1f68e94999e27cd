import Foundation

/// How far animations have gone that somebody has taken from the clock.
package enum AnimationDrive {
    /// Where animations are.
    package struct Position {
        /// The part of their time that has gone, from 0 to 1.
        package var fraction: CGFloat
        /// Whether their curves say how far that is; otherwise they are as far as the time.
        package var isCurved: Bool

        package init(fraction: CGFloat, isCurved: Bool) {
            self.fraction = fraction
            self.isCurved = isCurved
        }
    }

    /// As far as a finger, or who has paused them, has brought them.
    case held(Position)
    /// From one part of their time to another, `duration` seconds from `begin` on.
    case running(from: CGFloat, to: CGFloat, isCurved: Bool, begin: Double, duration: Double, curve: TimingCurve)

    var isHeld: Bool {
        if case .held = self { true } else { false }
    }

    func position(at time: Double) -> Position {
        switch self {
        case .held(let position):
            return position
        case .running(let start, let end, let isCurved, let begin, let duration, let curve):
            guard duration > 0 else { return Position(fraction: end, isCurved: isCurved) }
            let progress = curve.progress(at: (time - begin) / duration, duration: duration)
            return Position(fraction: start + (end - start) * CGFloat(progress), isCurved: isCurved)
        }
    }
}
