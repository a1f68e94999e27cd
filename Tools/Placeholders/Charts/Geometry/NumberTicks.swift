import Foundation

/// Evenly spaced numbers with a step of 1, 2, 2.5, or 5 times a power of 10.
struct NumberTicks: Equatable {
    /// The distance between two ticks.
    let step: Double
    /// The ticks in ascending order.
    let values: [Double]

    /// Creates the ticks in a range.
    ///
    /// - Parameters:
    ///   - count: The desired number of ticks. The actual number can differ by one or two.
    ///   - minimumStep: The smallest allowed step.
    init(in range: ClosedRange<Double>, count: Int, minimumStep: Double = 0) {
        self.init(in: range, step: max(Self.step(for: range, count: count), minimumStep))
    }

    /// Creates the multiples of a step in a range.
    init(in range: ClosedRange<Double>, step: Double) {
        self.step = step
        guard step > 0, step.isFinite, range.lowerBound.isFinite, range.upperBound.isFinite else {
            values = [range.lowerBound]
            return
        }
        let tolerance = step * 1e-9
        let first = ((range.lowerBound - tolerance) / step).rounded(.up)
        let last = ((range.upperBound + tolerance) / step).rounded(.down)
        guard first <= last, last - first < 10_000 else {
            values = []
            return
        }
        values = (0...Int(last - first)).map { Self.rounded((first + Double($0)) * step, to: step) }
    }

    /// Returns the step for a number of ticks, or 0 for an empty range.
    static func step(for range: ClosedRange<Double>, count: Int) -> Double {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite else { return 0 }
        let rough = length / Double(max(count - 1, 1))
        let magnitude = pow(10, floor(log10(rough)))
        let candidates = [1, 2, 2.5, 5, 10].map { $0 * magnitude }
        // The nearest step on a logarithmic scale.
        return candidates.min { abs(log($0 / rough)) < abs(log($1 / rough)) } ?? magnitude
    }

    /// Returns a range that is extended to multiples of the step.
    static func rounding(
        _ range: ClosedRange<Double>, count: Int, lower: Bool = true, upper: Bool = true
    ) -> ClosedRange<Double> {
        let step = step(for: range, count: count)
        guard step > 0 else { return range }
        let tolerance = 1e-9
        let low = rounded((range.lowerBound / step + tolerance).rounded(.down) * step, to: step)
        let high = rounded((range.upperBound / step - tolerance).rounded(.up) * step, to: step)
        return (lower ? low : range.lowerBound)...(upper ? high : range.upperBound)
    }

    /// Removes the error of floating-point multiplication, so that 3 × 0.1 is 0.3.
    private static func rounded(_ value: Double, to step: Double) -> Double {
        let digits = 10 - Int(floor(log10(step)))
        guard digits > 0, digits < 300 else { return value }
        let factor = pow(10, Double(digits))
        let scaled = value * factor
        guard scaled.isFinite, abs(scaled) < 1e15 else { return value }
        let result = scaled.rounded() / factor
        return result == 0 ? 0 : result
    }
}

/// The ticks of a logarithmic scale.
enum LogarithmicTicks {
    /// Returns powers of 10 in a range, with 2 and 5 times these powers if there are few of them.
    static func values(in range: ClosedRange<Double>, count: Int) -> [Double] {
        guard range.lowerBound > 0, range.upperBound.isFinite else { return [] }
        let first = Int(floor(log10(range.lowerBound) + 1e-9)), last = Int(ceil(log10(range.upperBound) - 1e-9))
        guard first <= last else { return [] }
        let contained = { (value: Double) in
            value >= range.lowerBound * (1 - 1e-9) && value <= range.upperBound * (1 + 1e-9)
        }
        let powers = (first...last).map { pow(10, Double($0)) }.filter(contained)
        if powers.count * 2 <= count {
            return (first...last).flatMap { power in [1, 2, 5].map { $0 * pow(10, Double(power)) } }.filter(contained)
        }
        let stride = max(1, Int((Double(powers.count) / Double(max(count, 1))).rounded(.up)))
        return powers.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    }

    /// Returns a range that is extended to powers of 10.
    static func rounding(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        guard range.lowerBound > 0 else { return range }
        return pow(10, floor(log10(range.lowerBound) + 1e-9))...pow(10, ceil(log10(range.upperBound) - 1e-9))
    }
}
