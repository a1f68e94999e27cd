import LayoutGeometry

/// A subpath whose curves are lines.
struct Polyline {
    struct Vertex {
        var point: Point
        /// A Boolean value that indicates whether the vertex is inside a curve, so that it has no corner.
        var isInCurve = false
    }

    var vertices: [Vertex]
    var isClosed = false

    /// The lines between consecutive vertices that are at different points.
    var segments: [(start: Vertex, end: Vertex)] {
        let ends = isClosed ? vertices.dropFirst() + vertices.prefix(1) : vertices.dropFirst()
        return zip(vertices, ends).filter { $0.point != $1.point }.map { (start: $0, end: $1) }
    }

    /// The maximum number of dashes of a line. With more of them, the line isn't dashed.
    private static let maximumDashCount = 100_000.0

    /// Returns the parts of the line that are in the dashes of a pattern. A line that isn't finite isn't dashed.
    func dashed(_ lengths: [Double], phase: Double) -> [Polyline] {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return [self] }
        // An odd number of lengths alternates in the next round.
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let round = lengths.reduce(0, +)
        let segments = segments
        let length = segments.reduce(0) { $0 + $1.start.point.distance(to: $1.end.point) }
        guard length / round * Double(lengths.count) <= Self.maximumDashCount else { return [self] }
        var rest = phase.truncatingRemainder(dividingBy: round)
        if rest < 0 { rest += round }
        var index = 0
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var result: [Polyline] = []
        var dash: [Vertex] = []
        for (start, end) in segments {
            let length = start.point.distance(to: end.point)
            var position = 0.0
            if index.isMultiple(of: 2), dash.isEmpty { dash = [start] }
            while length - position > left {
                position += left
                let point = start.point.point(towards: end.point, at: position / length)
                if index.isMultiple(of: 2) {
                    result.append(Polyline(vertices: dash + [Vertex(point: point)]))
                    dash = []
                } else {
                    dash = [Vertex(point: point)]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - position
            if index.isMultiple(of: 2) { dash.append(end) }
        }
        if dash.count > 1 { result.append(Polyline(vertices: dash)) }
        return result
    }
}

extension Path {
    /// The subpaths, with lines instead of curves.
    var polylines: [Polyline] {
        var result: [Polyline] = []
        var current = Polyline(vertices: [])
        func curve(_ points: [Point]) {
            current.vertices += points.dropLast().map { Polyline.Vertex(point: $0, isInCurve: true) }
            if let end = points.last { current.vertices.append(Polyline.Vertex(point: end)) }
        }
        func finish() {
            if current.vertices.count > 1 { result.append(current) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                current = Polyline(vertices: [Polyline.Vertex(point: point)])
            case .line(let point): current.vertices.append(Polyline.Vertex(point: point))
            case .quadCurve, .curve:
                guard let start = current.vertices.last?.point else { continue }
                curve(Array(Path([.move(start), element]).flattened()[0].dropFirst()))
            case .close:
                guard let first = current.vertices.first else { continue }
                if current.vertices.count > 1, current.vertices.last?.point == first.point {
                    current.vertices.removeLast()
                }
                current.isClosed = true
                finish()
                current = Polyline(vertices: [Polyline.Vertex(point: first.point)])
            }
        }
        finish()
        return result
    }

    /// Returns the parts of the path that are in the dashes of a pattern, with lines instead of curves.
    package func dashed(_ lengths: [Double], phase: Double) -> Path {
        Path(
            polylines.flatMap { $0.dashed(lengths, phase: phase) }.flatMap { line in
                line.vertices.enumerated().map { $0 == 0 ? Element.move($1.point) : .line($1.point) }
                    + (line.isClosed ? [.close] : [])
            })
    }
}
