import LayoutGeometry

extension Path {
    /// The bounding box of all points, including control points; `nil` for an empty path.
    package var controlPointBounds: Rect? {
        var bounds: BoundsBuilder = BoundsBuilder()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): bounds.add(point)
            case .quadCurve(let point, let control):
                bounds.add(control)
                bounds.add(point)
            case .curve(let point, let control1, let control2):
                bounds.add(control1)
                bounds.add(control2)
                bounds.add(point)
            case .close: break
            }
        }
        return bounds.rect
    }

    /// The bounding box of the path; `nil` for an empty path.
    package var bounds: Rect? {
        var bounds: BoundsBuilder = BoundsBuilder()
        var current = Point.zero
        var start = Point.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
                bounds.add(point)
            case .line(let point):
                current = point
                bounds.add(point)
            case .quadCurve(let end, let control):
                // Converted to a cubic curve, whose extremes the next case computes.
                let control1 = Path.mix(current, control, 2.0 / 3)
                let control2 = Path.mix(end, control, 2.0 / 3)
                Path.addExtremes(of: (current, control1, control2, end), to: &bounds)
                current = end
            case .curve(let end, let control1, let control2):
                Path.addExtremes(of: (current, control1, control2, end), to: &bounds)
                current = end
            case .close: current = start
            }
        }
        return bounds.rect
    }

    /// Returns whether the path contains `point`, by counting the intersections of a ray to the right with the
    /// flattened path. Open subpaths count as closed.
    package func contains(_ point: Point, evenOdd: Bool) -> Bool {
        var winding = 0
        for polygon in flattened() {
            guard var previous = polygon.last else { continue }
            for vertex in polygon {
                if (previous.y <= point.y) != (vertex.y <= point.y) {
                    let x = previous.x + (point.y - previous.y) / (vertex.y - previous.y) * (vertex.x - previous.x)
                    if x > point.x { winding += vertex.y > previous.y ? 1 : -1 }
                }
                previous = vertex
            }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// Returns the subpaths as polygons. Each curve becomes `segments` lines.
    package func flattened(segments: Int = 32) -> [[Point]] {
        var polygons: [[Point]] = []
        var current: [Point] = []
        for element in elements {
            switch element {
            case .move(let point):
                if current.count > 1 { polygons.append(current) }
                current = [point]
            case .line(let point): current.append(point)
            case .quadCurve(let end, let control):
                guard let start = current.last else { continue }
                for step in 1...segments {
                    let t = Double(step) / Double(segments)
                    current.append(Path.mix(Path.mix(start, control, t), Path.mix(control, end, t), t))
                }
            case .curve(let end, let control1, let control2):
                guard let start = current.last else { continue }
                for step in 1...segments {
                    current.append(Path.cubic((start, control1, control2, end), at: Double(step) / Double(segments)))
                }
            case .close:
                guard let first = current.first else { continue }
                polygons.append(current)
                current = [first]
            }
        }
        if current.count > 1 { polygons.append(current) }
        return polygons
    }

    private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private typealias Cubic = (Point, Point, Point, Point)

    private static func cubic(_ curve: Cubic, at t: Double) -> Point {
        let left = mix(mix(curve.0, curve.1, t), mix(curve.1, curve.2, t), t)
        let right = mix(mix(curve.1, curve.2, t), mix(curve.2, curve.3, t), t)
        return mix(left, right, t)
    }

    /// Adds the end and the extremes of a curve: the zeros of its derivative.
    private static func addExtremes(of curve: Cubic, to bounds: inout BoundsBuilder) {
        bounds.add(curve.0)
        bounds.add(curve.3)
        for axis in Axis.allCases {
            let (p0, p1, p2, p3) = (curve.0[axis], curve.1[axis], curve.2[axis], curve.3[axis])
            let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
            let b = 6 * (p2 - 2 * p1 + p0)
            let c = 3 * (p1 - p0)
            var zeros: [Double] = []
            if abs(a) < 1e-12 {
                if b != 0 { zeros.append(-c / b) }
            } else {
                let discriminant = b * b - 4 * a * c
                if discriminant >= 0 {
                    let root = discriminant.squareRoot()
                    zeros = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
                }
            }
            for zero in zeros where zero > 0 && zero < 1 { bounds.add(cubic(curve, at: zero)) }
        }
    }
}

/// Computes the bounding box of points.
private struct BoundsBuilder {
    private var low: Point?
    private var high = Point.zero

    mutating func add(_ point: Point) {
        guard let low else {
            low = point
            high = point
            return
        }
        self.low = Point(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
        high = Point(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }

    var rect: Rect? {
        low.map { Rect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) }
    }
}
