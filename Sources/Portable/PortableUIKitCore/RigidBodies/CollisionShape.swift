import Foundation

/// A convex shape that collides with others: a circle, a polygon, or a line with two vertices.
///
/// The vertices of a polygon are in the order in which its signed area is positive.
enum CollisionShape: Equatable {
    case circle(center: Vector, radius: Double)
    case polygon([Vector])

    /// Creates the polygon with the convex hull of points, or `nil` if the hull has no area.
    ///
    /// The hull is computed with Andrew's monotone chain algorithm.
    init?(convexHullOf points: [Vector]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Vector]) -> [Vector] {
            var hull: [Vector] = []
            for point in points {
                while hull.count > 1 {
                    let (last, previous) = (hull[hull.count - 1], hull[hull.count - 2])
                    if (last - previous).cross(point - last) > 0 { break }
                    hull.removeLast()
                }
                hull.append(point)
            }
            return hull.dropLast()
        }
        let hull = chain(sorted) + chain(sorted.reversed())
        guard hull.count > 2 else { return nil }
        self = .polygon(hull)
    }

    /// Creates a rectangle around the origin.
    init(rectangle size: CGSize) {
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        self = .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    }

    /// Creates an ellipse around the origin. An ellipse that isn't a circle is a polygon with 32 vertices.
    init(ellipse size: CGSize) {
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        guard abs(x - y) > 0.001 else {
            self = .circle(center: .zero, radius: x)
            return
        }
        self = .polygon((0..<32).map { Vector(x * cos(Double($0) * .pi / 16), y * sin(Double($0) * .pi / 16)) })
    }

    /// Returns the shape after a rotation around the origin and a translation.
    func placed(at position: Vector, angle: Double) -> CollisionShape {
        switch self {
        case .circle(let center, let radius):
            return .circle(center: position + center.rotated(by: angle), radius: radius)
        case .polygon(let vertices):
            let (sine, cosine) = (sin(angle), cos(angle))
            return .polygon(
                vertices.map { position + Vector(cosine * $0.x - sine * $0.y, sine * $0.x + cosine * $0.y) })
        }
    }

    /// The distance of the point farthest from the origin.
    var extent: Double {
        switch self {
        case .circle(let center, let radius): center.length + radius
        case .polygon(let vertices): vertices.map(\.length).max() ?? 0
        }
    }

    /// Returns a Boolean value that indicates whether the bounding box is within a distance of a point.
    func isWithin(_ distance: Double, of point: Vector) -> Bool {
        guard case .polygon(let vertices) = self else { return true }
        var (low, high) = (vertices[0], vertices[0])
        for vertex in vertices {
            low = pointwiseMin(low, vertex)
            high = pointwiseMax(high, vertex)
        }
        let nearest = point.clamped(lowerBound: low, upperBound: high)
        return (point - nearest).length <= distance
    }

    /// The area, in square points, and the second moment of area around the origin.
    var moments: (area: Double, inertia: Double) {
        switch self {
        case .circle(let center, let radius):
            let area = Double.pi * radius * radius
            return (area, area * (radius * radius / 2 + center.dot(center)))
        case .polygon(let vertices):
            var (area, inertia) = (0.0, 0.0)
            for (index, vertex) in vertices.enumerated() {
                let next = vertices[(index + 1) % vertices.count]
                let cross = vertex.cross(next)
                area += cross / 2
                inertia += cross * (vertex.dot(vertex) + vertex.dot(next) + next.dot(next)) / 12
            }
            return (area, inertia)
        }
    }

    /// Returns the outward normal of the edge that begins at a vertex.
    static func normal(of vertices: [Vector], at index: Int) -> Vector {
        let edge = vertices[(index + 1) % vertices.count] - vertices[index]
        return Vector(edge.y, -edge.x).normalized
    }
}
