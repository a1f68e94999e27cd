import Foundation

/// A type with timing properties that map the time of its parent to its own time.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// The start time in the parent's time, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one repetition, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the parent's time. At 0, time stops.
    var speed: Float { get set }
    /// An offset added to the local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of repetitions. A value of 0 plays the object once, unless ``repeatDuration`` is set.
    var repeatCount: Float { get set }
    /// The time that the object repeats for, in seconds. A value of 0 uses ``repeatCount`` instead.
    var repeatDuration: CFTimeInterval { get set }
    /// A Boolean value that indicates whether the object also plays in reverse.
    var autoreverses: Bool { get set }
    /// The mode that determines the appearance before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Modes that determine the effect of an animation before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last values remain visible after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first values are visible before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first values are visible before the start, and the last ones after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect before its start and after its end. This is the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of the frame clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Services.clock.now }

/// Storage for the properties of ``CAMediaTiming``.
struct MediaTiming {
    var beginTime = 0.0
    var duration = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A position in an object's local time.
    struct Position {
        /// The time in the current repetition, from 0 to the duration, in seconds. It decreases while playing in
        /// reverse.
        var time: Double
        /// The number of completed repetitions.
        var turn: Double
    }

    /// The total duration of all repetitions, in local time.
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

    /// Returns whether the object has ended at a time of its parent.
    func isOver(at parentTime: Double) -> Bool {
        let time = localTime(ofParentTime: parentTime)
        return speed < 0 ? time <= 0 : time >= activeDuration
    }

    /// Returns the object's position at a time of its parent, or `nil` if it has no effect at that time.
    func position(at parentTime: Double) -> Position? {
        let time = localTime(ofParentTime: parentTime)
        if time < 0 {
            return fillMode == .backwards || fillMode == .both ? Position(time: 0, turn: 0) : nil
        }
        guard time < activeDuration else {
            return fillMode == .forwards || fillMode == .both ? lastPosition : nil
        }
        guard duration > 0 else { return Position(time: 0, turn: 0) }
        let cycle = autoreverses ? 2 * duration : duration
        let turn = (time / cycle).rounded(.down), rest = time - turn * cycle
        return Position(time: rest > duration ? cycle - rest : rest, turn: turn)
    }

    private var lastPosition: Position {
        guard duration > 0 else { return Position(time: 0, turn: 0) }
        let cycle = autoreverses ? 2 * duration : duration
        let turns = activeDuration / cycle, whole = turns.rounded(.down), rest = (turns - whole) * cycle
        // A whole number of repetitions ends at the end of the last one, which is the start if it plays in reverse.
        if rest < 1e-9 { return Position(time: autoreverses ? 0 : duration, turn: max(whole - 1, 0)) }
        return Position(time: rest > duration ? cycle - rest : rest, turn: whole)
    }
}
