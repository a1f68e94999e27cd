import Foundation

/// The keyframes of one value, in order, with their durations and distances.
public struct _ResolvedKeyframes<Value: Animatable> {
    typealias Data = Value.AnimatableData

    enum Kind {
        case move
        case curve(UnitCurve)
        case spring(Spring)
        case cubic

        var isCubic: Bool { if case .cubic = self { true } else { false } }
    }

    private struct Frame {
        let kind: Kind
        let end: Data
        let start: Double
        let duration: Double
        let startVelocity: Data?
        let endVelocity: Data?
    }

    private let initial: Value
    private var frames: [Frame] = []
    private(set) var duration = 0.0

    init(from initial: Value) {
        self.initial = initial
    }

    mutating func add(
        _ kind: Kind, to value: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        let length = duration.isFinite ? max(duration, 0) : 0
        frames.append(
            Frame(
                kind: kind, end: value.animatableData, start: self.duration, duration: length,
                startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
        self.duration += length
    }

    /// Returns the value after a time, in seconds. Before the start, it's the first value, and after the end, it's the
    /// last one.
    ///
    /// Complexity: O(n) in the number of keyframes.
    func value(at time: Double) -> Value {
        var position = initial.animatableData, velocity = Data.zero
        for (index, frame) in frames.enumerated() {
            if time < frame.start { break }
            let elapsed = min(time - frame.start, frame.duration)
            (position, velocity) = state(of: index, from: position, velocity, at: elapsed)
            if time < frame.start + frame.duration { break }
        }
        var value = initial
        value.animatableData = position
        return value
    }

    /// Returns the value and the velocity of a keyframe after a part of its duration.
    private func state(of index: Int, from start: Data, _ velocity: Data, at time: Double) -> (Data, Data) {
        let frame = frames[index]
        let distance = frame.end - start
        guard frame.duration > 0 else { return (frame.end, .zero) }
        switch frame.kind {
        case .move: return (frame.end, .zero)
        case .curve(let curve):
            let progress = time / frame.duration
            return (
                start + distance.scaled(by: curve.value(at: progress)),
                distance.scaled(by: curve.velocity(at: progress) / frame.duration)
            )
        case .spring(let spring):
            let first = frame.startVelocity ?? velocity
            return (
                start + spring.value(target: distance, initialVelocity: first, time: time),
                spring.velocity(target: distance, initialVelocity: first, time: time)
            )
        case .cubic:
            // A cubic Hermite spline, with the values and velocities at both ends.
            let first = (frame.startVelocity ?? (index == 0 ? .zero : velocity)).scaled(by: frame.duration)
            let last = (frame.endVelocity ?? smoothVelocity(after: index, from: start)).scaled(by: frame.duration)
            let t = time / frame.duration, t2 = t * t, t3 = t2 * t
            let position =
                start + distance.scaled(by: 3 * t2 - 2 * t3) + first.scaled(by: t3 - 2 * t2 + t)
                + last.scaled(by: t3 - t2)
            let speed =
                distance.scaled(by: 6 * t - 6 * t2) + first.scaled(by: 3 * t2 - 4 * t + 1)
                + last.scaled(by: 3 * t2 - 2 * t)
            return (position, speed.scaled(by: 1 / frame.duration))
        }
    }

    /// Returns the velocity at the end of a cubic keyframe so that the next one continues smoothly: the average
    /// velocity over both. It's zero if no cubic keyframe follows.
    private func smoothVelocity(after index: Int, from start: Data) -> Data {
        guard index + 1 < frames.count, frames[index + 1].kind.isCubic else { return .zero }
        let next = frames[index + 1]
        if let velocity = next.startVelocity { return velocity }
        let time = frames[index].duration + next.duration
        return time > 0 ? (next.end - start).scaled(by: 1 / time) : .zero
    }
}
