import Foundation

/// The values of a property at fractions of an animation's duration.
package struct ValueTrack {
    /// The interpolation between the given values.
    package enum Mode: Sendable {
        /// Linear interpolation.
        case linear
        /// No interpolation. Each value is used until the next keyframe.
        case discrete
        /// Linear interpolation at a constant speed, ignoring the times.
        case paced
        /// A Catmull-Rom spline through all values.
        case cubic
        /// A Catmull-Rom spline at a constant speed between neighboring values, ignoring the times.
        case cubicPaced
    }

    package private(set) var values: [AnimatableValue]
    /// The times of the values, increasing from 0 to 1.
    private var times: [Double]
    private var mode: Mode
    /// The timing curves between neighboring values: one for each interval, or none.
    private var curves: [TimingCurve]

    /// Creates a track from one value to another.
    package init(from: AnimatableValue, to: AnimatableValue) {
        values = [from, to]
        times = [0, 1]
        mode = .linear
        curves = []
    }

    /// Creates a track.
    ///
    /// - Parameters:
    ///   - values: The values. There must be at least one.
    ///   - times: The increasing times of the values. If it's `nil` or invalid, the values are evenly spaced.
    ///   - curves: The timing curves of the intervals between values, starting at the first. Intervals without a curve
    ///     are linear.
    package init(_ values: [AnimatableValue], times: [Double]? = nil, mode: Mode = .linear, curves: [TimingCurve] = [])
    {
        precondition(!values.isEmpty)
        self.values = values
        self.mode = mode
        self.curves = curves
        let even = values.indices.map { values.count > 1 ? Double($0) / Double(values.count - 1) : 0 }
        switch mode {
        case .paced, .cubicPaced: self.times = Self.pacedTimes(values) ?? even
        // Discrete values have one more time: the end of the last value.
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

    /// Returns the value at a fraction of the time. With only two values, fractions outside of 0...1 extrapolate.
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

    /// Returns the times at which a motion with a constant speed reaches the values, or `nil` if all distances are 0.
    private static func pacedTimes(_ values: [AnimatableValue]) -> [Double]? {
        var distances = [0.0]
        for (from, to) in zip(values, values.dropFirst()) { distances.append(distances.last! + from.distance(to: to)) }
        guard let whole = distances.last, whole > 0 else { return nil }
        return distances.map { $0 / whole }
    }
}
