/// A movement of the contents that goes on by itself.
struct ScrollMotion {
    private enum Kind {
        /// After a drag.
        case deceleration(x: AxisMotion, y: AxisMotion)
        /// Asked for by the program.
        case animation(from: CGPoint, to: CGPoint, duration: Double)
    }

    private let kind: Kind
    private let begin: Double

    /// How long a change of the offset that the program asks for takes, in seconds.
    static let animationDuration = 0.3

    static func deceleration(x: AxisMotion, y: AxisMotion, begin: Double) -> ScrollMotion {
        ScrollMotion(kind: .deceleration(x: x, y: y), begin: begin)
    }

    static func animation(from start: CGPoint, to target: CGPoint, begin: Double) -> ScrollMotion {
        ScrollMotion(kind: .animation(from: start, to: target, duration: animationDuration), begin: begin)
    }

    var isDeceleration: Bool {
        if case .deceleration = kind { true } else { false }
    }

    /// Where the motion ends.
    var target: CGPoint {
        switch kind {
        case .deceleration(let x, let y): CGPoint(x: x.target, y: y.target)
        case .animation(_, let target, _): target
        }
    }

    func isOver(at now: Double) -> Bool {
        switch kind {
        case .deceleration(let x, let y): x.isAtRest(at: now - begin) && y.isAtRest(at: now - begin)
        case .animation(_, _, let duration): now - begin >= duration
        }
    }

    func offset(at now: Double) -> CGPoint {
        let time = now - begin
        switch kind {
        case .deceleration(let x, let y):
            return CGPoint(x: x.position(at: time), y: y.position(at: time))
        case .animation(let start, let target, let duration):
            let progress = CGFloat(TimingCurve.easeInOut.progress(at: time / duration, duration: duration))
            return CGPoint(
                x: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
        }
    }
}
