/// A recorder that collects the changes of a keyframe animation's closures and creates one animation with several
/// values for each property.
@MainActor
package final class KeyframeRecorder {
    private struct Key: Hashable {
        var layer: ObjectIdentifier
        var property: AnimatableProperty
    }

    private struct Frame {
        var part: ClosedRange<Double>
        var value: AnimatableValue
    }

    private struct Record {
        var layer: CALayer
        var first: AnimatableValue
        var frames: [Frame]
    }

    private var records: [Key: Record] = [:]
    private var order: [Key] = []
    private let mode: ValueTrack.Mode

    package init(mode: ValueTrack.Mode) {
        self.mode = mode
    }

    /// Records the value of a property at the end of a keyframe. If a keyframe has several values for the property, the
    /// last one is used.
    func record(
        _ property: AnimatableProperty, of layer: CALayer, from: AnimatableValue, to: AnimatableValue,
        in part: ClosedRange<Double>
    ) {
        let key = Key(layer: ObjectIdentifier(layer), property: property)
        var record = records[key] ?? Record(layer: layer, first: from, frames: [])
        if records[key] == nil { order.append(key) }
        if let last = record.frames.last, last.part == part { record.frames.removeLast() }
        record.frames.append(Frame(part: part, value: to))
        records[key] = record
    }

    /// Starts the recorded changes in an animation.
    package func start(in context: AnimationContext, at now: Double) {
        for key in order {
            guard let record = records[key] else { continue }
            context.animate(key.property, of: record.layer, along: track(of: record), at: now)
        }
        records = [:]
        order = []
    }

    /// Creates the track of a property. Each value is reached at the end of its keyframe, and the preceding value is
    /// used until the keyframe begins.
    private func track(of record: Record) -> ValueTrack {
        var times = [0.0], values = [record.first]
        for frame in record.frames.sorted(by: { $0.part.lowerBound < $1.part.lowerBound }) {
            let waits = frame.part.lowerBound > times[times.count - 1]
            if waits, mode == .linear || mode == .cubic {
                times.append(frame.part.lowerBound)
                values.append(values[values.count - 1])
            }
            times.append(max(frame.part.upperBound, times[times.count - 1]))
            values.append(frame.value)
        }
        if times[times.count - 1] < 1, mode == .linear || mode == .cubic {
            times.append(1)
            values.append(values[values.count - 1])
        }
        return ValueTrack(values, times: times, mode: mode)
    }
}
