import DisplayList
import LayoutGeometry

/// A path with a line style, which can be filled, drawn along and clipped to. Angles are in radians, clockwise from the
/// x axis, as they look in a view.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// An empty path.
    public override init() {}

    /// Not supported: archives hold Apple's private keys. Nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// A closed ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A closed rectangle with round corners. The radius is limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.path = Path(rect.rect, corners: CornerRadii(all: Double(cornerRadius)))
    }

    /// A closed rectangle some of whose corners are round, by the width of `cornerRadii`.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let radius = Double(cornerRadii.width)
        path.path = Path(
            rect.rect,
            corners: CornerRadii(
                topLeft: corners.contains(.topLeft) ? radius : 0,
                topRight: corners.contains(.topRight) ? radius : 0,
                bottomRight: corners.contains(.bottomRight) ? radius : 0,
                bottomLeft: corners.contains(.bottomLeft) ? radius : 0))
    }

    /// An arc of a circle, open.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The segments of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path = CGMutablePath(CGPath.path)
    }

    // MARK: Segments

    /// The segments.
    open var cgPath: CGPath {
        get { CGPath(path.path) }
        set { path = CGMutablePath(newValue.path) }
    }

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. Without a current point, nothing is added.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points. Without a current point, nothing is added.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point. Without a current point, nothing is added.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start if there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.path.addArc(
            center: center.point, radius: Double(radius), start: Double(startAngle), end: Double(endAngle),
            isIncreasing: clockwise)
    }

    /// Adds a line to where the subpath began, and ends it.
    open func close() { path.closeSubpath() }

    /// Removes all segments.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the segments of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// The path with each subpath in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.path.path = path.path.reversed()
        return reversed
    }

    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(path.path.applying(transform.engineTransform))
    }

    /// Whether there are no segments.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the drawn line; null for an empty path. O(n).
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next segment would begin. O(n).
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether `point` lies inside. O(n).
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Style

    /// The width of lines in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How lines end; cut off by default.
    open var lineCapStyle: CGLineCap = .butt
    /// How segments meet; in a point by default.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How long the points of mitered joins may be, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How exact curves are drawn; without effect. 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether the inside is found by the even-odd rule; false by default.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps in turn; none gives a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Writes the lengths of dashes and gaps, how many there are, and where the first begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path in the current context with the current color.
    open func fill() {
        CurrentDrawing.context?.draw(path.path, isFilled: true, evenOdd: usesEvenOddFillRule)
    }

    /// Draws along the path in the current context with the current color.
    open func stroke() {
        CurrentDrawing.context?.stroke(path.path, style: strokeStyle)
    }

    /// Fills the path with an alpha; blend modes aren't supported.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(alpha: alpha) { fill() }
    }

    /// Draws along the path with an alpha; blend modes aren't supported.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(alpha: alpha) { stroke() }
    }

    /// Limits what follows in the current context to the inside of the path.
    open func addClip() {
        CurrentDrawing.context?.append(.clip(path.path, evenOdd: usesEvenOddFillRule))
    }

    private func draw(alpha: CGFloat, _ body: () -> Void) {
        guard let context = CurrentDrawing.context else { return }
        context.saveGState()
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth), cap: lineCapStyle.displayCap, join: lineJoinStyle.displayJoin,
            miterLimit: Double(miterLimit), dash: dash.lengths.map { Double($0) }, dashPhase: Double(dash.phase))
    }

    // MARK: Copies

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.path = CGMutablePath(path.path)
        copy.dash = dash
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// A path of its own with the same segments and style.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
}
