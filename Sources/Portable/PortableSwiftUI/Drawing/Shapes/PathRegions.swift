import DisplayList
import LayoutGeometry

/// The regions of two paths, as straight segments.
///
/// All segments are split where they intersect. The regions on both sides of a segment are then determined by casting a
/// ray from its midpoint and counting the intersections. Segments that have the result on one side only form the
/// outline. Coinciding segments are merged, so the outcome doesn't depend on rounding.
nonisolated struct PathRegions {
    /// A closure that returns whether a point is part of the result, given whether it's inside each of the two paths.
    typealias Operation = (_ first: Bool, _ second: Bool) -> Bool

    /// A segment from a point to a greater one, with the number of times that each path follows it, minus the number of
    /// times in the opposite direction.
    private struct Piece {
        let start: GridPoint
        let end: GridPoint
        var first = 0
        var second = 0

        /// A Boolean value that indicates whether the segment is steeper than 45 degrees, so that a horizontal ray
        /// can't overlap it.
        var isSteep: Bool { abs(end.y - start.y) >= abs(end.x - start.x) }
    }

    private var pieces: [Piece] = []
    private let isEvenOdd: Bool

    /// - Parameter isEvenOdd: A Boolean value that indicates whether the even-odd rule determines the inside.
    init(_ first: DisplayList.Path, _ second: DisplayList.Path = DisplayList.Path(), isEvenOdd: Bool) {
        self.isEvenOdd = isEvenOdd
        let lines =
            PathRegions.edges(of: first).map { (line: $0, isFirst: true) }
            + PathRegions.edges(of: second).map { (line: $0, isFirst: false) }
        let cut = GridLine.cut(lines.map { $0.line })
        var known: [GridLine: Int] = [:]
        for (index, parts) in cut.enumerated() {
            for part in parts {
                let isForward = part.start < part.end
                let key = isForward ? part : GridLine(start: part.end, end: part.start)
                let position = known[key] ?? pieces.count
                if position == pieces.count {
                    known[key] = position
                    pieces.append(Piece(start: key.start, end: key.end))
                }
                let count = isForward ? 1 : -1
                if lines[index].isFirst {
                    pieces[position].first += count
                } else {
                    pieces[position].second += count
                }
            }
        }
    }

    /// Returns the segments of a path, with closed subpaths.
    private static func edges(of path: DisplayList.Path) -> [GridLine] {
        path.flattened().flatMap { polygon in
            polygon.indices.map { index in
                GridLine(
                    start: GridPoint(polygon[index]), end: GridPoint(polygon[(index + 1) % polygon.count]))
            }
        }.filter { $0.start != $0.end }
    }

    /// Returns the outline of the result of an operation.
    ///
    /// - Complexity: O(*n*²) in the number of segments.
    func outline(_ operation: Operation) -> DisplayList.Path {
        var outline: [GridLine] = []
        for piece in pieces {
            // The side before a steep segment is to its left. Before a flat one, it's above.
            let (before, after) = sides(of: piece)
            let isBefore = operation(isInside(before.first), isInside(before.second))
            let isAfter = operation(isInside(after.first), isInside(after.second))
            guard isBefore != isAfter else { continue }
            let isDown = piece.start.y < piece.end.y, isRight = piece.start.x < piece.end.x
            let isForward = piece.isSteep ? isDown == isBefore : isRight != isBefore
            outline.append(
                isForward
                    ? GridLine(start: piece.start, end: piece.end) : GridLine(start: piece.end, end: piece.start))
        }
        return PathRegions.join(outline)
    }

    /// Returns whether a point is inside the first path.
    func contains(_ point: Point) -> Bool {
        var count = 0
        for piece in pieces { count += piece.first * crossing(piece, from: point, isSideways: true) }
        return isInside(count)
    }

    private func isInside(_ count: Int) -> Bool { isEvenOdd ? !count.isMultiple(of: 2) : count != 0 }

    private typealias Counts = (first: Int, second: Int)

    /// Returns the winding numbers of the paths on both sides of a segment.
    private func sides(of piece: Piece) -> (before: Counts, after: Counts) {
        let middle = Point(
            x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
        var after = (first: 0, second: 0)
        for other in pieces where other.start != piece.start || other.end != piece.end {
            let sign = crossing(other, from: middle, isSideways: piece.isSteep)
            after.first += sign * other.first
            after.second += sign * other.second
        }
        let isDown = piece.start.y < piece.end.y, isLeft = piece.start.x > piece.end.x
        let sign = (piece.isSteep ? isDown : isLeft) ? 1 : -1
        return ((after.first + sign * piece.first, after.second + sign * piece.second), after)
    }

    /// Returns 1 or -1, depending on the segment's direction, if a ray to the right or downward crosses it, or 0 if it
    /// doesn't.
    private func crossing(_ piece: Piece, from point: Point, isSideways: Bool) -> Int {
        let (a, b) = (piece.start, piece.end)
        if isSideways {
            guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            return x > point.x ? (b.y > a.y ? 1 : -1) : 0
        }
        guard (a.x <= point.x) != (b.x <= point.x) else { return 0 }
        let y = a.y + (point.x - a.x) / (b.x - a.x) * (b.y - a.y)
        return y > point.y ? (b.x < a.x ? 1 : -1) : 0
    }

    // MARK: Joining

    /// Joins segments to closed subpaths.
    private static func join(_ lines: [GridLine]) -> DisplayList.Path {
        var next: [GridPoint: [Int]] = [:]
        for (index, line) in lines.enumerated() { next[line.start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: lines.count)
        var path = DisplayList.Path()
        for first in lines.indices where !isUsed[first] {
            var points: [GridPoint] = []
            var index: Int? = first
            while let line = index {
                isUsed[line] = true
                points.append(lines[line].start)
                index = next[lines[line].end]?.first { !isUsed[$0] }
            }
            append(corners(of: points), to: &path)
        }
        return path
    }

    private static func append(_ corners: [GridPoint], to path: inout DisplayList.Path) {
        guard corners.count > 2 else { return }
        path.elements.append(.move(corners[0].point))
        path.elements += corners.dropFirst().map { .line($0.point) }
        path.elements.append(.close)
    }

    /// Returns the points, without points in the interior of straight lines.
    private static func corners(of points: [GridPoint]) -> [GridPoint] {
        points.indices.filter { index in
            let before = points[(index + points.count - 1) % points.count], after = points[(index + 1) % points.count]
            let (point, a) = (points[index], (points[index].x - before.x, points[index].y - before.y))
            let b = (after.x - point.x, after.y - point.y)
            return abs(a.0 * b.1 - a.1 * b.0) > 1e-9 || a.0 * b.0 + a.1 * b.1 < 0
        }.map { points[$0] }
    }
}
