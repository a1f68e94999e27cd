import Foundation

/// The function that a scale applies to values before it distributes them evenly.
enum ScaleTransform: Equatable, Sendable {
    case linear
    case logarithmic
    case squareRoot
    case power(exponent: Double)
    case symmetricLogarithmic(slopeAtZero: Double)

    /// Returns the transformed value. It isn't a number if the function isn't defined for the value.
    func apply(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .logarithmic: value > 0 ? log10(value) : .nan
        case .squareRoot: signed(value) { $0.squareRoot() }
        case .power(let exponent): signed(value) { pow($0, exponent) }
        case .symmetricLogarithmic(let slope): signed(value) { log1p($0 * slope) }
        }
    }

    /// Returns the value with the given transformed value.
    func invert(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .logarithmic: pow(10, value)
        case .squareRoot: signed(value) { $0 * $0 }
        case .power(let exponent): signed(value) { pow($0, 1 / exponent) }
        case .symmetricLogarithmic(let slope): signed(value) { expm1($0) / slope }
        }
    }

    private func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
        value < 0 ? -function(-value) : function(value)
    }
}

/// A scale that maps numbers to fractions of the plot's length.
struct ContinuousScale: Equatable, Sendable {
    var domain: ClosedRange<Double>
    var transform = ScaleTransform.linear
    /// A Boolean value that indicates whether the largest value has the fraction 0.
    var isReversed = false

    /// Returns the fraction for a value: 0 for the lower bound of the domain, and 1 for the upper bound. Values outside of
    /// the domain have fractions less than 0 or greater than 1.
    func fraction(of value: Double) -> Double {
        let low = transform.apply(domain.lowerBound), high = transform.apply(domain.upperBound)
        guard high > low else { return 0.5 }
        let fraction = (transform.apply(value) - low) / (high - low)
        return isReversed ? 1 - fraction : fraction
    }

    /// Returns the value at a fraction.
    func value(at fraction: Double) -> Double {
        let low = transform.apply(domain.lowerBound), high = transform.apply(domain.upperBound)
        let fraction = isReversed ? 1 - fraction : fraction
        return transform.invert(low + (high - low) * fraction)
    }

    /// Returns the ticks of the scale.
    ///
    /// - Parameter count: The desired number of ticks.
    func ticks(count: Int, minimumStep: Double = 0) -> [Double] {
        transform == .logarithmic
            ? LogarithmicTicks.values(in: domain, count: count)
            : NumberTicks(in: domain, count: count, minimumStep: minimumStep).values
    }
}
