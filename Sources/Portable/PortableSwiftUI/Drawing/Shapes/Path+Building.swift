import DisplayList
import LayoutGeometry
import PortableUIKit

extension Path {
    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) { path.elements.append(.move(end.point)) }

    /// Adds a straight line.
    public mutating func addLine(to end: CGPoint) { path.elements.append(.line(end.point)) }

    /// Adds straight lines from the first point to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        lines.dropFirst().forEach { addLine(to: $0) }
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.elements.append(.quadCurve(end.point, control: control.point))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.elements.append(.curve(end.point, control1: control1.point, control2: control2.point))
    }

    /// Closes the subpath with a straight line to its start.
    public mutating func closeSubpath() { path.elements.append(.close) }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    /// Adds a rectangle with elliptic corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a separate radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        self.path.elements += transform.isIdentity ? path.path.elements : path.applying(transform).path.elements
    }

    /// Adds an arc of a circle, with a line to its start.
    ///
    /// - Parameter clockwise: The direction in a coordinate space whose y-axis points up, as in Core Graphics. On the
    ///   screen, the direction is reversed.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        append(transform) {
            $0.addArc(
                center: center.point, radius: Double(radius), start: startAngle.radians, end: endAngle.radians,
                isIncreasing: !clockwise)
        }
    }

    /// Adds an arc of a circle with a relative angle, and a line to its start.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        append(transform) {
            $0.addArc(
                center: center.point, radius: Double(radius), start: startAngle.radians,
                end: startAngle.radians + delta.radians, isIncreasing: delta.radians >= 0)
        }
    }

    /// Appends a path that is drawn in another coordinate space, starting at the current point.
    private mutating func append(_ transform: CGAffineTransform, _ draw: (inout DisplayList.Path) -> Void) {
        guard !transform.isIdentity else { return draw(&path) }
        var other = DisplayList.Path()
        if let current = path.currentPoint, let inverse = transform.engineTransform.inverse {
            other.elements = [.move(inverse.apply(current))]
        }
        let count = other.elements.count
        draw(&other)
        path.elements +=
            DisplayList.Path(Array(other.elements.dropFirst(count))).applying(transform.engineTransform)
            .elements
    }
}

/// The conversion of paths to and from text.
nonisolated enum PathText {
    static func write(_ path: DisplayList.Path) -> String {
        func text(_ points: Point...) -> String {
            points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        }
        return path.elements.map { element in
            switch element {
            case .move(let point): "\(text(point)) m"
            case .line(let point): "\(text(point)) l"
            case .quadCurve(let point, let control): "\(text(control, point)) q"
            case .curve(let point, let control1, let control2): "\(text(control1, control2, point)) c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    static func read(_ text: String) -> DisplayList.Path? {
        var path = DisplayList.Path()
        var numbers: [Double] = []
        func points(_ count: Int) -> [Point]? {
            guard numbers.count == count * 2 else { return nil }
            return (0..<count).map { Point(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
        }
        for word in text.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            switch word {
            case "m": guard let p = points(1) else { return nil }; path.elements.append(.move(p[0]))
            case "l": guard let p = points(1) else { return nil }; path.elements.append(.line(p[0]))
            case "q": guard let p = points(2) else { return nil }; path.elements.append(.quadCurve(p[1], control: p[0]))
            case "c":
                guard let p = points(3) else { return nil }
                path.elements.append(.curve(p[2], control1: p[0], control2: p[1]))
            case "h": guard numbers.isEmpty else { return nil }; path.elements.append(.close)
            default: return nil
            }
            numbers = []
        }
        return numbers.isEmpty ? path : nil
    }
}
