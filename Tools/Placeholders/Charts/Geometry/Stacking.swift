/// The ways to place marks with the same position.
enum Stacking: Hashable, Sendable {
    /// Each mark starts at the end of the previous one. Negative values extend in the opposite direction.
    case standard
    /// Like `standard`, scaled so that the marks at each position fill the range from 0 to 1.
    case normalized
    /// Like `standard`, and moved so that the marks at each position are centered at 0.
    case center
    /// Each mark starts at 0.
    case unstacked

    /// Returns the extents of values that have the same position, in the order of the values. An extent can be reversed: a
    /// negative value ends below its start.
    func extents(of values: [Double]) -> [(start: Double, end: Double)] {
        guard self != .unstacked else { return values.map { (0, $0) } }
        var above = 0.0, below = 0.0
        let stacked = values.map { value -> (start: Double, end: Double) in
            if value < 0 {
                defer { below += value }
                return (below, below + value)
            }
            defer { above += value }
            return (above, above + value)
        }
        switch self {
        case .standard, .unstacked: return stacked
        case .normalized:
            let total = above - below
            return total > 0 ? stacked.map { ($0.start / total, $0.end / total) } : stacked
        case .center:
            let middle = (above + below) / 2
            return stacked.map { ($0.start - middle, $0.end - middle) }
        }
    }
}

/// Distributes the sectors of a circle.
enum SectorAngles {
    /// Returns the fractions of a full turn at which sectors with the given sizes start and end. Negative sizes count as 0.
    static func fractions(of sizes: [Double]) -> [ClosedRange<Double>] {
        let sizes = sizes.map { $0 > 0 && $0.isFinite ? $0 : 0 }
        let total = sizes.reduce(0, +)
        guard total > 0 else { return sizes.map { _ in 0...0 } }
        var sum = 0.0
        return sizes.map { size in
            let start = sum / total
            sum += size
            return start...Swift.max(start, sum / total)
        }
    }
}
