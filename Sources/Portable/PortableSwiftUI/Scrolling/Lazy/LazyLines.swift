import LayoutGeometry

/// The positions of lines, of which some were measured. The lengths of the others are estimated from the average of the
/// measured ones.
///
/// The complexity depends on the number of measured lines, not on the total number.
struct LazyLines {
    /// The number of all lines.
    let count: Int
    private let spacing: Double
    /// The lines that were measured, in order.
    private var measured: [Int] = []
    /// The lengths of the first of them together, from none to all.
    private var sums = [0.0]

    /// How long lines count as before any was measured, in points.
    private static let unknownLength = 44.0

    /// - Parameters:
    ///   - count: The number of lines.
    ///   - spacing: The room between two of them.
    init(count: Int = 0, spacing: Double = 0) {
        self.count = count
        self.spacing = spacing
    }

    /// Takes in how long a view of a line is: one of the last line that was measured, or of one behind it. The longest
    /// view counts.
    mutating func measure(_ line: Int, _ length: Double) {
        let before = sums[max(sums.count - 2, 0)]
        if measured.last == line {
            sums[sums.count - 1] = max(sums[sums.count - 1], before + length)
        } else {
            measured.append(line)
            sums.append(sums[sums.count - 1] + length)
        }
    }

    /// Where a line begins; for the number of all lines, where one more would.
    func start(of line: Int) -> Double {
        let known = measured.partitioningIndex { $0 >= line }
        let estimate = measured.isEmpty ? LazyLines.unknownLength : sums[measured.count] / Double(measured.count)
        return sums[known] + Double(line - known) * estimate + Double(line) * spacing
    }

    /// Where a line ends.
    func end(of line: Int) -> Double { start(of: line + 1) - spacing }

    /// Where the last line ends.
    var length: Double { max(start(of: count) - spacing, 0) }

    /// The lines between two places: the first of them reaches over `low`, or begins there.
    func lines(from low: Double, to high: Double) -> Range<Int> {
        let first = max((0..<count).partitioningIndex { start(of: $0) > low } - 1, 0)
        let end = (0..<count).partitioningIndex { start(of: $0) >= high }
        return first..<max(end, min(first + 1, count))
    }
}
