import Foundation

/// How the time of a layer or an animation runs in the time of what it belongs to.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// When the object begins, in its parent's time, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// How long it takes once, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs: 1 as its parent's, 0 not at all.
    var speed: Float { get set }
    /// What is added to its own time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often it is played; 0 means once, unless ``repeatDuration`` is set.
    var repeatCount: Float { get set }
    /// How many seconds it is played for; 0, the default, leaves that to ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each turn also goes back.
    var autoreverses: Bool { get set }
    /// What is shown before the object begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// After the end, its last values.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before the beginning, its first values.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A time in seconds, as Core Foundation calls it.
public typealias CFTimeInterval = Double

/// The time of the frame clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Services.clock.now }

/// The values of ``CAMediaTiming``.
struct MediaTiming {
    var beginTime = 0.0
    var duration = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Where an object is in its own time.
    struct Moment {
        /// The seconds of the turn under way, from 0 to the duration; backwards in a turn that goes back.
        var time: Double
        /// How many turns are over.
        var turn: Double
    }

    /// How long the object takes with all its turns, in its own time.
    var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        return (duration * count * (autoreverses ? 2 : 1)).zeroIfNaN
    }

    func localTime(ofParentTime time: Double) -> Double {
        ((time - beginTime) * Double(speed) + timeOffset).zeroIfNaN
    }

    func parentTime(ofLocalTime time: Double) -> Double {
        (speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime).zeroIfNaN
    }

    /// Whether the object is over at a time of its parent.
    func isOver(at parentTime: Double) -> Bool {
        let time = localTime(ofParentTime: parentTime)
        return speed < 0 ? time <= 0 : time >= activeDuration
    }

    /// Where the object is at a time of its parent; nil where it shows nothing.
    func moment(at parentTime: Double) -> Moment? {
        let time = localTime(ofParentTime: parentTime)
        if time < 0 {
            return fillMode == .backwards || fillMode == .both ? Moment(time: 0, turn: 0) : nil
        }
        guard time < activeDuration else {
            return fillMode == .forwards || fillMode == .both ? lastMoment : nil
        }
        guard duration > 0 else { return Moment(time: 0, turn: 0) }
        let cycle = autoreverses ? 2 * duration : duration
        let turn = (time / cycle).rounded(.down), rest = time - turn * cycle
        return Moment(time: rest > duration ? cycle - rest : rest, turn: turn)
    }

    private var lastMoment: Moment {
        guard duration > 0 else { return Moment(time: 0, turn: 0) }
        let cycle = autoreverses ? 2 * duration : duration
        let turns = activeDuration / cycle, whole = turns.rounded(.down), rest = (turns - whole) * cycle
        // A whole number of turns ends at their end, which is the beginning of one that goes back.
        if rest < 1e-9 { return Moment(time: autoreverses ? 0 : duration, turn: max(whole - 1, 0)) }
        return Moment(time: rest > duration ? cycle - rest : rest, turn: whole)
    }
}
