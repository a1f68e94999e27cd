import LayoutGeometry

extension Path {
    /// The number of lines that approximate a curve.
    private static let piecesOfCurve = 32

    /// The points of each segment, including its start. Curves are approximated by lines. Moves create no segment.
    package var flattenedSegments: [[Point]] {
        var segments: [[Point]] = []
        var current = Point(x: 0, y: 0), start = current
        func curve(_ point: (Double) -> Point) -> [Point] {
            (0...Path.piecesOfCurve).map { point(Double($0) / Double(Path.piecesOfCurve)) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                current = point
                start = point
            case .line(let point):
                segments.append([current, point])
                current = point
            case .quadCurve(let end, let control):
                let from = current
                segments.append(
                    curve { t in
                        let u = 1 - t
                        return Point(
                            x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
                    })
                current = end
            case .curve(let end, let control1, let control2):
                let from = current
                segments.append(
                    curve { t in
                        let u = 1 - t
                        let a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t
                        return Point(
                            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
                            y: a * from.y + b * control1.y + c * control2.y + d * end.y)
                    })
                current = end
            case .close:
                if current != start { segments.append([current, start]) }
                current = start
            }
        }
        return segments
    }

    /// Returns the part of the path between two fractions of its length. Curves in it become lines.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    package func trimmed(from start: Double, to end: Double) -> Path {
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return Path() }
        let segments = flattenedSegments
        var whole = 0.0
        for segment in segments {
            for (a, b) in zip(segment, segment.dropFirst()) { whole += a.distance(to: b) }
        }
        let first = max(start, 0) * whole, last = min(end, 1) * whole
        var result: [Element] = []
        var gone = 0.0, pen: Point?
        for segment in segments {
            for (a, b) in zip(segment, segment.dropFirst()) {
                let length = a.distance(to: b)
                defer { gone += length }
                let from = max(first - gone, 0), to = min(last - gone, length)
                guard length > 0, from < to else { continue }
                let begin = a.point(towards: b, at: from / length), finish = a.point(towards: b, at: to / length)
                if pen != begin { result.append(.move(begin)) }
                result.append(.line(finish))
                pen = finish
            }
        }
        return Path(result)
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    func point(towards other: Point, at fraction: Double) -> Point {
        Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
