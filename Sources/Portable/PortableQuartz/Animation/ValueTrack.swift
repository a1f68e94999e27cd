import Foundation

/// The values that a property takes one after another, at fractions of the time of an animation.
package struct ValueTrack {
    /// How values lie between those that are given.
    package enum Mode: Sendable {
        /// On straight lines.
        case linear
        /// They don't: each is kept until the next.
        case discrete
        /// On straight lines, at an even speed; the times are ignored.
        case paced
        /// On a curve through all of them (Catmull-Rom).
        case cubic
        /// On that curve, at an even speed between one value and the next; the times are ignored.
        case cubicPaced
    }

    package private(set) var values: [AnimatableValue]
    /// Rising from 0 to 1, one for each value.
    private var times: [Double]
    private var mode: Mode
    /// How the way from each value to the next is paced; as many as there are ways, or none.
    private var curves: [TimingCurve]

    /// From one value to another.
    package init(from: AnimatableValue, to: AnimatableValue) {
        values = [from, to]
        times = [0, 1]
        mode = .linear
        curves = []
    }

    /// - Parameters:
    ///   - values: At least one.
    ///   - times: One for each value, rising; others, and nil, mean that they are spread evenly.
    ///   - curves: How the ways between values are paced, from the first on; evenly where there is none.
    package init(_ values: [AnimatableValue], times: [Double]? = nil, mode: Mode = .linear, curves: [TimingCurve] = [])
    {
        precondition(!values.isEmpty)
        self.values = values
        self.mode = mode
        self.curves = curves
        let even = values.indices.map { values.count > 1 ? Double($0) / Double(values.count - 1) : 0 }
        switch mode {
        case .paced, .cubicPaced: self.times = Self.pacedTimes(values) ?? even
        // Discrete values have one time more, at which the last one ends.
        case .discrete:
            let starts = values.indices.map { Double($0) / Double(values.count) }
            self.times = times.map { Array($0.prefix(values.count)) } ?? starts
            if self.times.count < values.count { self.times = starts }
        case .linear, .cubic:
            self.times = times.flatMap { $0.count == values.count ? $0 : nil } ?? even
        }
    }

    package var first: AnimatableValue { values[0] }
    package var last: AnimatableValue { values[values.count - 1] }

    /// The value at a fraction of the time. Where there are just two, fractions beyond 0 and 1 lead past them.
    package func value(at progress: CGFloat) -> AnimatableValue {
        guard values.count > 1 else { return values[0] }
        if values.count == 2, mode == .linear, curves.isEmpty, times[0] == 0, times[1] == 1 {
            return values[0].interpolated(to: values[1], progress: progress)
        }
        let time = Double(progress)
        let next = times.firstIndex { $0 > time } ?? times.count
        guard next > 0 else { return values[0] }
        if mode == .discrete { return values[next - 1] }
        guard next < values.count else { return last }
        let start = times[next - 1], length = times[next] - start
        var fraction = length > 0 ? (time - start) / length : 1
        if next - 1 < curves.count { fraction = curves[next - 1].progress(at: fraction, duration: length) }
        guard mode == .cubic || mode == .cubicPaced else {
            return values[next - 1].interpolated(to: values[next], progress: CGFloat(fraction))
        }
        return values[next - 1].interpolated(
            to: values[next], before: values[max(next - 2, 0)], after: values[min(next + 1, values.count - 1)],
            progress: CGFloat(fraction))
    }

    /// Times at which an even speed reaches the values; nil if there is no way to go.
    private static func pacedTimes(_ values: [AnimatableValue]) -> [Double]? {
        var distances = [0.0]
        for (from, to) in zip(values, values.dropFirst()) { distances.append(distances.last! + from.distance(to: to)) }
        guard let whole = distances.last, whole > 0 else { return nil }
        return distances.map { $0 / whole }
    }
}
