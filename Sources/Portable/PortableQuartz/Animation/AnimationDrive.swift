import Foundation

/// The progress of animations that don't follow the clock.
package enum AnimationDrive {
    /// A position in animations.
    package struct Position {
        /// The fraction of their duration that has elapsed, from 0 to 1.
        package var fraction: CGFloat
        /// A Boolean value that indicates whether the timing curves determine the progress. Otherwise, the progress is
        /// linear.
        package var isCurved: Bool

        package init(fraction: CGFloat, isCurved: Bool) {
            self.fraction = fraction
            self.isCurved = isCurved
        }
    }

    /// The animations are held at a position, such as one determined by a gesture, or where they were paused.
    case held(Position)
    /// The animations run between two fractions of their duration, for `duration` seconds starting at `begin`.
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
