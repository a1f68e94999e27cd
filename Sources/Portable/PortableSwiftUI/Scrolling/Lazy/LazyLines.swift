import LayoutGeometry

/// The positions of lines. Some lines were measured. The lengths of the others are estimated from the average of the
/// measured ones.
///
/// The complexity depends on the number of measured lines, not on the total number.
struct LazyLines {
    /// The number of all lines.
    let count: Int
    private let spacing: Double
    /// The measured lines, in order.
    private var measured: [Int] = []
    /// The cumulative lengths of the measured lines, beginning with 0.
    private var sums = [0.0]

    /// The estimated length of a line before any line was measured, in points.
    private static let unknownLength = 44.0

    /// - Parameters:
    ///   - count: The number of lines.
    ///   - spacing: The spacing between two lines.
    init(count: Int = 0, spacing: Double = 0) {
        self.count = count
        self.spacing = spacing
    }

    /// Records the length of a view in a line: the most recently measured line, or a later one. The longest view
    /// determines the line's length.
    mutating func measure(_ line: Int, _ length: Double) {
        let before = sums[max(sums.count - 2, 0)]
        if measured.last == line {
            sums[sums.count - 1] = max(sums[sums.count - 1], before + length)
        } else {
            measured.append(line)
            sums.append(sums[sums.count - 1] + length)
        }
    }

    /// Returns the start of a line. The number of lines is a valid argument.
    func start(of line: Int) -> Double {
        let known = measured.partitioningIndex { $0 >= line }
        let estimate = measured.isEmpty ? LazyLines.unknownLength : sums[measured.count] / Double(measured.count)
        return sums[known] + Double(line - known) * estimate + Double(line) * spacing
    }

    /// Returns the end of a line.
    func end(of line: Int) -> Double { start(of: line + 1) - spacing }

    /// The end of the last line.
    var length: Double { max(start(of: count) - spacing, 0) }

    /// Returns the lines between two positions. The first line contains `low`, or starts there. Measured lines without a
    /// length are also between the positions if they are at `high`, which a scroll view rounds to a pixel.
    func lines(from low: Double, to high: Double) -> Range<Int> {
        let first = max((0..<count).partitioningIndex { start(of: $0) > low } - 1, 0)
        var end = (0..<count).partitioningIndex { start(of: $0) >= high }
        while end < count, start(of: end) < high + 1, isEmpty(end) { end += 1 }
        return first..<max(end, min(first + 1, count))
    }

    /// Returns whether a line was measured and has no length.
    private func isEmpty(_ line: Int) -> Bool {
        let known = measured.partitioningIndex { $0 >= line }
        return known < measured.count && measured[known] == line && sums[known + 1] == sums[known]
    }
}
