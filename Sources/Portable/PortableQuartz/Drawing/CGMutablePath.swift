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
