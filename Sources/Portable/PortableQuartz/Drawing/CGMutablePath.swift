import DisplayList

/// A mutable path.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public convenience init() {
        self.init(Path())
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.point), transform)
    }

    /// Adds a straight line from the current point. If there's no current point, it does nothing.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        append(.line(point.point), transform)
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve. If there's no current point, it does nothing.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        append(.quadCurve(end.point, control: control.point), transform)
    }

    /// Adds a cubic curve. If there's no current point, it does nothing.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        append(.curve(end.point, control1: control1.point, control2: control2.point), transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(rect.rect), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fits inside `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(ellipseIn: rect.rect), transform)
    }

    /// Adds a rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(Path(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
    }

    /// Adds an arc, preceded by a line to its start if there's a current point. In Core Graphics, the y-axis points up,
    /// so an arc with `clockwise` set to `true` is counterclockwise in a view.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard !transform.isIdentity else {
            path.addArc(
                center: center.point, radius: Double(radius), start: Double(startAngle), end: Double(endAngle),
                isIncreasing: !clockwise)
            return
        }
        var arc = Path()
        arc.addArc(
            center: center.point, radius: Double(radius), start: Double(startAngle), end: Double(endAngle),
            isIncreasing: !clockwise)
        var elements = arc.applying(transform.engineTransform).elements
        if !isEmpty, case .move(let start)? = elements.first { elements[0] = .line(start) }
        path.elements += elements
    }

    /// Adds an arc that touches the lines from the current point to a point, and from there to another one, preceded by a
    /// line to its start. It has no effect on an empty path.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
        let start = currentPoint
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = hypot(first.dx, first.dy) * hypot(second.dx, second.dy)
        let cross = first.dx * second.dy - first.dy * second.dx
        guard lengths > 0, abs(cross) > 1e-9 * lengths, radius > 0 else { return addLine(to: corner) }
        // The center is on the line that bisects the angle.
        let half = acos((first.dx * second.dx + first.dy * second.dy) / lengths) / 2
        let bisector = atan2(
            first.dy / hypot(first.dx, first.dy) + second.dy / hypot(second.dx, second.dy),
            first.dx / hypot(first.dx, first.dy) + second.dx / hypot(second.dx, second.dy))
        let distance = radius / sin(half)
        let center = CGPoint(x: corner.x + distance * cos(bisector), y: corner.y + distance * sin(bisector))
        let tangents = [first, second].map { side in
            let scale = radius / tan(half) / hypot(side.dx, side.dy)
            return atan2(corner.y + side.dy * scale - center.y, corner.x + side.dx * scale - center.x)
        }
        addArc(
            center: center, radius: radius, startAngle: tangents[0], endAngle: tangents[1], clockwise: cross > 0)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.path, transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        if !isEmpty { path.elements.append(.close) }
    }

    private func append(_ element: Path.Element, _ transform: CGAffineTransform) {
        append(Path([element]), transform)
    }

    private func append(_ added: Path, _ transform: CGAffineTransform) {
        path.elements += transform.isIdentity ? added.elements : added.applying(transform.engineTransform).elements
    }
}
