import LayoutGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Path {
    /// Creates an ellipse in `rect`, clockwise from its rightmost point.
    package init(ellipseIn rect: Rect) {
        let (rx, ry) = (rect.size.width / 2, rect.size.height / 2)
        let (x, y) = (rect.midX, rect.midY)
        let k = Path.quarterCircleControl
        self.init([
            .move(Point(x: x + rx, y: y)),
            .curve(
                Point(x: x, y: y + ry), control1: Point(x: x + rx, y: y + ry * k),
                control2: Point(x: x + rx * k, y: y + ry)),
            .curve(
                Point(x: x - rx, y: y), control1: Point(x: x - rx * k, y: y + ry),
                control2: Point(x: x - rx, y: y + ry * k)),
            .curve(
                Point(x: x, y: y - ry), control1: Point(x: x - rx, y: y - ry * k),
                control2: Point(x: x - rx * k, y: y - ry)),
            .curve(
                Point(x: x + rx, y: y), control1: Point(x: x + rx * k, y: y - ry),
                control2: Point(x: x + rx, y: y - ry * k)),
            .close,
        ])
    }

    /// Adds an arc, with a line to its start if the path has a current point. Angles are in radians from the x axis
    /// towards the y axis. `isIncreasing` says in which direction the arc goes. Angles that are a full turn apart or more
    /// make a whole circle, in either direction.
    ///
    /// Each piece of at most a quarter turn is one Bézier curve, which strays from the circle by less than 0.03 %.
    package mutating func addArc(center: Point, radius: Double, start: Double, end: Double, isIncreasing: Bool) {
        guard radius.isFinite, start.isFinite, end.isFinite else { return }
        let fullTurn = 2 * Double.pi
        var sweep = end - start
        if abs(sweep) > fullTurn - 1e-9 {
            sweep = isIncreasing ? fullTurn : -fullTurn
        } else if isIncreasing, sweep < 0 {
            sweep += fullTurn
        } else if !isIncreasing, sweep > 0 {
            sweep -= fullTurn
        }
        func point(_ angle: Double) -> Point {
            Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        elements.append(currentPoint == nil ? .move(point(start)) : .line(point(start)))
        let count = Swift.max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 0)
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
            let (from, to) = (point(a), point(b))
            elements.append(
                .curve(
                    to, control1: Point(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
                    control2: Point(x: to.x + reach * sin(b), y: to.y - reach * cos(b))))
        }
    }

    /// The start of the next segment; `nil` in an empty path.
    package var currentPoint: Point? {
        var start: Point?
        var current: Point?
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
            case .close: current = start
            }
        }
        return current
    }

    /// Returns the path with each point transformed.
    package func applying(_ transform: AffineTransform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .quadCurve(let point, let control):
                    .quadCurve(transform.apply(point), control: transform.apply(control))
                case .curve(let point, let control1, let control2):
                    .curve(
                        transform.apply(point), control1: transform.apply(control1),
                        control2: transform.apply(control2))
                case .close: .close
                }
            })
    }
}
