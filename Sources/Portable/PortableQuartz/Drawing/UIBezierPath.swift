import DisplayList
import LayoutGeometry

/// A path with a line style that can be filled, stroked, and used for clipping. Angles are in radians, clockwise from
/// the x-axis in a view.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() {}

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates an ellipse that fits inside `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners. The radius is limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.path = Path(rect.rect, corners: CornerRadii(all: Double(cornerRadius)))
    }

    /// Creates a rectangle in which the given corners are rounded. The radius is the width of `cornerRadii`.
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

    /// Creates an open arc of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path = CGMutablePath(CGPath.path)
    }

    // MARK: Segments

    /// The path as a Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(path.path) }
        set { path = CGMutablePath(newValue.path) }
    }

    /// Begins a subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line. If there's no current point, it does nothing.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve. If there's no current point, it does nothing.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve. If there's no current point, it does nothing.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, preceded by a line to its start if there's a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.path.addArc(
            center: center.point, radius: Double(radius), start: Double(startAngle), end: Double(endAngle),
            isIncreasing: clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() { path.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Returns a path in which each subpath has the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.path.path = path.path.reversed()
        return reversed
    }

    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        path = CGMutablePath(path.path.applying(transform.engineTransform))
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that encloses the lines and curves, or the null rectangle for an empty path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// The point at which the next element begins.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns a Boolean value that indicates whether `point` is inside the path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Style

    /// The line width, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The style of line ends. The default is `butt`.
    open var lineCapStyle: CGLineCap = .butt
    /// The style of joins. The default is `miter`.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The maximum length of mitered joins, in line widths. The default is 10.
    open var miterLimit: CGFloat = 10
    /// The accuracy of curves. It has no effect. The default is 0.6.
    open var flatness: CGFloat = 0.6
    /// A Boolean value that indicates whether the even-odd rule determines the inside of the path. The default is
    /// `false`.
    open var usesEvenOddFillRule = false

    /// Sets the alternating lengths of dashes and gaps. An empty pattern draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Stores the alternating lengths of dashes and gaps, their number, and the offset of the first one in the given
    /// pointers.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path in the current context with the current fill color.
    open func fill() {
        CurrentDrawing.context?.draw(path.path, isFilled: true, evenOdd: usesEvenOddFillRule)
    }

    /// Strokes the path in the current context with the current stroke color.
    open func stroke() {
        CurrentDrawing.context?.stroke(path.path, style: strokeStyle)
    }

    /// Fills the path with a blend mode and an alpha value.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha: alpha) { fill() }
    }

    /// Strokes the path with a blend mode and an alpha value.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha: alpha) { stroke() }
    }

    /// Restricts drawing in the current context to the inside of the path.
    open func addClip() {
        CurrentDrawing.context?.append(.clip(path.path, evenOdd: usesEvenOddFillRule))
    }

    private func draw(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
        guard let context = CurrentDrawing.context else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
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

    /// Returns a copy of the path with the same elements and style.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
}
