import LayoutGeometry

/// A point of a grid that's much finer than pixels. Points that should be equal are rounded to the same point.
nonisolated struct GridPoint: Hashable, Comparable {
    let x: Double
    let y: Double

    private static let unitsPerPoint = 1_048_576.0

    init(_ point: Point) {
        // Adding 0 turns -0 into 0.
        x = (point.x * GridPoint.unitsPerPoint).rounded() / GridPoint.unitsPerPoint + 0
        y = (point.y * GridPoint.unitsPerPoint).rounded() / GridPoint.unitsPerPoint + 0
    }

    var point: Point { Point(x: x, y: y) }

    static func < (left: GridPoint, right: GridPoint) -> Bool { (left.x, left.y) < (right.x, right.y) }
}

/// A line segment between two points of the grid.
nonisolated struct GridLine: Hashable {
    let start: GridPoint
    let end: GridPoint

    /// The number of rounds. A split moves a segment to the grid, where it can intersect others.
    private static let rounds = 6

    /// Returns the segments of each line, split so that they only meet at their ends.
    ///
    /// - Complexity: O(*n*²) in the number of lines.
    static func cut(_ lines: [GridLine]) -> [[GridLine]] {
        var parts = lines.enumerated().map { (owner: $0.offset, line: $0.element) }
        for _ in 0..<rounds {
            var cuts: [Int: Set<GridPoint>] = [:]
            // Sorted from left to right, so that each part is compared only with the parts that can intersect it.
            let order = parts.indices.sorted { parts[$0].line.low.x < parts[$1].line.low.x }
            for (position, left) in order.enumerated() {
                for right in order[(position + 1)...] {
                    guard parts[right].line.low.x <= parts[left].line.high.x else { break }
                    for point in parts[left].line.meetings(with: parts[right].line) {
                        for index in [left, right] where parts[index].line.isInner(point) {
                            cuts[index, default: []].insert(point)
                        }
                    }
                }
            }
            if cuts.isEmpty { break }
            parts = parts.indices.flatMap { index in
                parts[index].line.parted(at: cuts[index] ?? []).map { (parts[index].owner, $0) }
            }
        }
        var result = [[GridLine]](repeating: [], count: lines.count)
        for part in parts { result[part.owner].append(part.line) }
        return result
    }

    private var low: GridPoint { min(start, end) }
    private var high: GridPoint { max(start, end) }

    private func isInner(_ point: GridPoint) -> Bool { point != start && point != end }

    private func parted(at points: Set<GridPoint>) -> [GridLine] {
        guard !points.isEmpty else { return [self] }
        let all = [start] + points.sorted { place(of: $0) < place(of: $1) } + [end]
        return zip(all, all.dropFirst()).map { GridLine(start: $0, end: $1) }
    }

    /// Returns the position of a point along the segment, from 0 at its start to 1 at its end.
    private func place(of point: GridPoint) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        return ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
    }

    /// Returns the points where two lines meet: none, one intersection, or the shared end points of overlapping lines.
    private func meetings(with other: GridLine) -> [GridPoint] {
        let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
        guard min(other.start.y, other.end.y) <= bottom, max(other.start.y, other.end.y) >= top else { return [] }
        let (ax, ay) = (end.x - start.x, end.y - start.y)
        let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
        // End points on the other line take precedence, because a computed intersection would be slightly off.
        var ends = [other.start, other.end].filter { holds($0) } + [start, end].filter { other.holds($0) }
        let turn = ax * by - ay * bx
        guard ends.isEmpty, abs(turn) > 1e-12 else { return ends }
        let (dx, dy) = (other.start.x - start.x, other.start.y - start.y)
        let t = (dx * by - dy * bx) / turn, u = (dx * ay - dy * ax) / turn
        guard t > 0, t < 1, u > 0, u < 1 else { return [] }
        ends.append(GridPoint(Point(x: start.x + t * ax, y: start.y + t * ay)))
        return ends
    }

    /// Returns whether a grid point is on the line, within the precision of the grid.
    private func holds(_ point: GridPoint) -> Bool {
        if point == start || point == end { return true }
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        let distance = abs((point.x - start.x) * y - (point.y - start.y) * x) / length
        let place = place(of: point)
        return distance < 1e-6 && place > 0 && place < 1
    }
}
