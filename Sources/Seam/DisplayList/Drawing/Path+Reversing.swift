import LayoutGeometry

extension Path {
    /// Returns the path with each subpath in the opposite direction.
    package func reversed() -> Path {
        var result: [Element] = []
        var points: [Point] = []
        var segments: [Element] = []

        func finish(isClosed: Bool) {
            guard let last = points.last else { return }
            result.append(.move(last))
            for index in segments.indices.reversed() {
                switch segments[index] {
                case .curve(_, let control1, let control2):
                    result.append(.curve(points[index], control1: control2, control2: control1))
                case .quadCurve(_, let control): result.append(.quadCurve(points[index], control: control))
                case .line, .move, .close: result.append(.line(points[index]))
                }
            }
            if isClosed { result.append(.close) }
            segments = []
        }

        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                points = [point]
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                segments.append(element)
                points.append(point)
            case .close:
                let start = points.first
                finish(isClosed: true)
                points = start.map { [$0] } ?? []
            }
        }
        // A path that ends with a closed subpath has no further subpath.
        if !segments.isEmpty || elements.last != .close { finish(isClosed: false) }
        return Path(result)
    }
}
