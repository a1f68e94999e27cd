import LayoutGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Path {
    /// The distance of the control points of a quarter circle's Bézier curve from its ends, for radius 1.
    package static let quarterCircleControl = 0.552284749830793

    /// Creates a rectangle with rounded corners. The radii are limited so that adjacent corners don't overlap.
    package init(_ rect: Rect, corners: CornerRadii) {
        let radii = corners.limited(to: rect.size)
        guard !radii.isZero else {
            self.init(rect)
            return
        }
        guard !radii.isContinuous else {
            self.init(rect, continuousCorners: radii)
            return
        }
        let k = 1 - Path.quarterCircleControl
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        self.init([
            .move(Point(x: x0 + tl, y: y0)), .line(Point(x: x1 - tr, y: y0)),
            .curve(
                Point(x: x1, y: y0 + tr), control1: Point(x: x1 - tr * k, y: y0),
                control2: Point(x: x1, y: y0 + tr * k)),
            .line(Point(x: x1, y: y1 - br)),
            .curve(
                Point(x: x1 - br, y: y1), control1: Point(x: x1, y: y1 - br * k),
                control2: Point(x: x1 - br * k, y: y1)),
            .line(Point(x: x0 + bl, y: y1)),
            .curve(
                Point(x: x0, y: y1 - bl), control1: Point(x: x0 + bl * k, y: y1),
                control2: Point(x: x0, y: y1 - bl * k)),
            .line(Point(x: x0, y: y0 + tl)),
            .curve(
                Point(x: x0 + tl, y: y0), control1: Point(x: x0, y: y0 + tl * k),
                control2: Point(x: x0 + tl * k, y: y0)),
            .close,
        ])
    }

    /// Creates a rectangle whose corners have a continuous curvature.
    private init(_ rect: Rect, continuousCorners radii: CornerRadii) {
        let curve = ContinuousCorner(expansion: radii.expansion(in: rect.size))
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Each corner, with the directions from it to where its curve begins and ends, clockwise.
        let corners: [(corner: Point, radius: Double, start: (x: Double, y: Double), end: (x: Double, y: Double))] = [
            (Point(x: x1, y: y0), radii.topRight, (-1, 0), (0, 1)),
            (Point(x: x1, y: y1), radii.bottomRight, (0, -1), (-1, 0)),
            (Point(x: x0, y: y1), radii.bottomLeft, (1, 0), (0, -1)),
            (Point(x: x0, y: y0), radii.topLeft, (0, 1), (1, 0)),
        ]
        self.init([.move(Point(x: x0 + radii.topLeft * curve.expansion, y: y0))])
        for (corner, radius, start, end) in corners {
            func point(_ along: (Double, Double)) -> Point {
                Point(
                    x: corner.x + radius * (start.x * along.0 + end.x * along.1),
                    y: corner.y + radius * (start.y * along.0 + end.y * along.1))
            }
            elements.append(.line(point(curve.start)))
            guard radius > 0 else { continue }
            for part in curve.parts {
                elements.append(.curve(point(part.end), control1: point(part.first), control2: point(part.second)))
            }
        }
        elements.append(.close)
    }
}

/// The curve of a corner of radius 1 whose curvature changes gradually.
///
/// Points are distances from the corner, along the edge where the curve begins and the edge where it ends. A curve with
/// the least expansion, 1, is a quarter circle.
private struct ContinuousCorner {
    typealias Distances = (Double, Double)
    typealias Part = (first: Distances, second: Distances, end: Distances)

    /// The distance from the corner at which the curve begins and ends.
    let expansion: Double

    var start: Distances { (expansion, 0) }

    /// The three parts of the curve. The second half mirrors the first one.
    var parts: [Part] {
        let (first, second) = (mixed(Self.circle.first, (1.08849296, 0)), mixed(Self.circle.second, (0.86840694, 0)))
        let joint = mixed(Self.circle.end, (0.63149379, 0.07491139))
        let middle = mixed(Self.circle.middle, (0.37282383, 0.16905956))
        return [
            (first, second, joint), (middle, mirrored(middle), mirrored(joint)),
            (mirrored(second), mirrored(first), mirrored(start)),
        ]
    }

    private func mirrored(_ distances: Distances) -> Distances { (distances.1, distances.0) }

    /// Returns a point between one of the circle and one of the curve with the whole expansion.
    private func mixed(_ circle: Distances, _ continuous: Distances) -> Distances {
        let share = (expansion - 1) / (CornerRadii.continuousExpansion - 1)
        return (circle.0 + (continuous.0 - circle.0) * share, circle.1 + (continuous.1 - circle.1) * share)
    }

    /// The control points of the quarter circle that is divided at an angle of 21.7°, like the continuous curve.
    private static let circle: (first: Distances, second: Distances, end: Distances, middle: Distances) = {
        let angle = 0.379
        let (sine, cosine) = (sin(angle), cos(angle))
        let handle = 4 * tan(angle / 4) / 3
        let middle = 4 * tan((Double.pi / 2 - 2 * angle) / 4) / 3
        return (
            (1 - handle, 0), (1 - sine + handle * cosine, 1 - cosine - handle * sine), (1 - sine, 1 - cosine),
            (1 - sine - middle * cosine, 1 - cosine + middle * sine)
        )
    }()
}
