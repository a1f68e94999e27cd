import DisplayList

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() {
        self.init(Path())
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point.point), transform)
    }

    /// Adds a straight line from the current point. Without one, nothing is added.
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

    /// Adds a curve with one control point. Without a current point, nothing is added.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        append(.quadCurve(end.point, control: control.point), transform)
    }

    /// Adds a curve with two control points. Without a current point, nothing is added.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        append(.curve(end.point, control1: control1.point, control2: control2.point), transform)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(rect.rect), transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path(ellipseIn: rect.rect), transform)
    }

    /// Adds a closed rectangle with elliptic corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(Path(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
    }

    /// Adds an arc, with a line to its start if there is a current point. Core Graphics counts y upwards: what it
    /// calls clockwise looks anticlockwise in a view.
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

    /// Adds the segments of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.path, transform)
    }

    /// Adds a line to where the subpath began, and ends it.
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
