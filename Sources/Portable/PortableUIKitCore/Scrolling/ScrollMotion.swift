import Foundation

/// An automatic movement of the contents, such as deceleration.
struct ScrollMotion {
    private enum Kind {
        /// The deceleration after a drag.
        case deceleration(x: AxisMotion, y: AxisMotion)
        /// An animated change of the offset that the app requests.
        case animation(from: CGPoint, to: CGPoint, duration: Double)
    }

    private var kind: Kind
    private let begin: Double
    /// A Boolean value that indicates whether a tap on the status bar has started the motion.
    var isScrollToTop = false
    /// A Boolean value that indicates whether the new position is announced after the motion.
    var announcesPosition = false
    /// The distance that the content has moved since the motion began.
    private var shift = CGPoint.zero

    private init(kind: Kind, begin: Double) {
        self.kind = kind
        self.begin = begin
    }

    /// The duration of an animated change of the offset, in seconds. The timing is half a period of a cosine (recorded
    /// within a quarter of a point).
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

    /// The final offset.
    var target: CGPoint {
        switch kind {
        case .deceleration(let x, let y): CGPoint(x: x.target + shift.x, y: y.target + shift.y)
        case .animation(_, let target, _): CGPoint(x: target.x + shift.x, y: target.y + shift.y)
        }
    }

    /// Adjusts the motion to content that has moved. An animation to the beginning of the content still ends there.
    mutating func shift(by distance: CGPoint, beginning: CGPoint) {
        let end = target
        shift.x += distance.x
        shift.y += distance.y
        retarget(
            to: CGPoint(
                x: end.x <= beginning.x ? end.x : target.x, y: end.y <= beginning.y ? end.y : target.y))
    }

    /// Changes the target of an animation. A deceleration keeps its target.
    mutating func retarget(to target: CGPoint) {
        guard case .animation(let start, _, let duration) = kind else { return }
        kind = .animation(
            from: start, to: CGPoint(x: target.x - shift.x, y: target.y - shift.y), duration: duration)
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
            return CGPoint(x: x.position(at: time) + shift.x, y: y.position(at: time) + shift.y)
        case .animation(let start, let target, let duration):
            let progress = (1 - cos(.pi * CGFloat(min(max(time / duration, 0), 1)))) / 2
            return CGPoint(
                x: start.x + (target.x - start.x) * progress + shift.x,
                y: start.y + (target.y - start.y) * progress + shift.y)
        }
    }
}
