import LayoutGeometry

extension Path {
    /// Returns the outline of the path's stroke: overlapping polygons of lines, joins, and caps. Filled with the winding
    /// rule, it draws the same as the stroke.
    package func outline(of style: StrokeStyle) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        let lines = style.dash.isEmpty ? polylines : polylines.flatMap { $0.dashed(style.dash, phase: style.dashPhase) }
        var outline = StrokeOutline(style: style)
        for line in lines { outline.add(line) }
        return Path(outline.elements)
    }
}

/// Builds the outline of a stroke.
private struct StrokeOutline {
    let style: StrokeStyle
    private(set) var elements: [Path.Element] = []

    init(style: StrokeStyle) { self.style = style }

    private var reach: Double { style.width / 2 }

    mutating func add(_ line: Polyline) {
        let segments = line.segments
        for (index, segment) in segments.enumerated() {
            var (start, end) = (segment.start.point, segment.end.point)
            let along = direction(start, end)
            if style.cap == .square, !line.isClosed {
                if index == 0 { start = moved(start, along, -reach) }
                if index == segments.count - 1 { end = moved(end, along, reach) }
            }
            let across = Point(x: -along.y, y: along.x)
            add([
                moved(start, across, reach), moved(end, across, reach), moved(end, across, -reach),
                moved(start, across, -reach),
            ])
        }
        let joints = line.isClosed ? segments.indices : segments.indices.dropLast()
        for index in joints {
            let next = segments[(index + 1) % segments.count]
            join(
                at: next.start, direction(segments[index].start.point, segments[index].end.point),
                direction(next.start.point, next.end.point))
        }
        if style.cap == .round, !line.isClosed {
            if let first = line.vertices.first { addCircle(first.point) }
            if let last = line.vertices.last { addCircle(last.point) }
        }
    }

    private mutating func join(at vertex: Polyline.Vertex, _ before: Point, _ after: Point) {
        if vertex.isInCurve || style.join == .round { return addCircle(vertex.point) }
        // The outer side of the corner.
        let turn = before.x * after.y - before.y * after.x
        guard abs(turn) > 1e-9 else { return }
        let side = turn > 0 ? -reach : reach
        let center = vertex.point
        let first = moved(center, Point(x: -before.y, y: before.x), side)
        let second = moved(center, Point(x: -after.y, y: after.x), side)
        var corner = [center, first]
        // The ratio of a miter's length to the width is 1 / sin(angle / 2).
        let cosine = before.x * after.x + before.y * after.y
        let ratio = (2 / max(1 + cosine, 1e-12)).squareRoot()
        if style.join == .miter, ratio <= style.miterLimit {
            let middle = first.point(towards: second, at: 0.5)
            let distance = center.distance(to: middle)
            if distance > 1e-12 { corner.append(center.point(towards: middle, at: reach * ratio / distance)) }
        }
        add(corner + [second])
    }

    private mutating func addCircle(_ center: Point) {
        let box = Rect(x: center.x - reach, y: center.y - reach, width: style.width, height: style.width)
        add(Path(ellipseIn: box).flattened(segments: 6)[0])
    }

    /// Adds a polygon. All polygons have the same direction, so that they don't cancel each other.
    private mutating func add(_ points: [Point]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        let points = area < 0 ? points.reversed() : points
        elements += points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
    }

    private func direction(_ start: Point, _ end: Point) -> Point {
        let length = start.distance(to: end)
        return Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    }

    private func moved(_ point: Point, _ direction: Point, _ length: Double) -> Point {
        Point(x: point.x + direction.x * length, y: point.y + direction.y * length)
    }
}
