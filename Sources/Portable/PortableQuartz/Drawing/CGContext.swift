import DisplayList
import LayoutGeometry

/// Records drawing as a list of commands, in points with y downwards, as UIKit sets its contexts up.
public final class CGContext {
    /// The rectangle that can be drawn in, in the coordinates at the start.
    package let bounds: CGRect
    private(set) var commands: [DisplayCommand] = []
    private var state = State()
    private var saved: [State] = []
    /// In the coordinates in force.
    private var currentPath = Path()

    private struct State {
        var fill = Color.black
        var pattern: (any ColorPattern)?
        var stroke = Color.black
        var style = StrokeStyle()
        var transform = CGAffineTransform.identity
    }

    /// Pixels per point of the image that is drawn into, if one was begun in the older way.
    package var imageScale: CGFloat?

    package init(bounds: CGRect) {
        self.bounds = bounds
    }

    /// Everything drawn so far, with the states that are still saved given back.
    package var recording: [DisplayCommand] {
        commands + Array(repeating: .restore, count: saved.count)
    }

    /// Adds what is drawn by other means than paths.
    package func append(_ added: [DisplayCommand]) {
        commands += added
    }

    package func append(_ command: DisplayCommand) {
        commands.append(command)
    }

    var fillColor: Color { state.fill }
    var strokeColor: Color { state.stroke }

    // MARK: State

    /// Keeps colors, line style, transform and clip, to be given back by ``restoreGState()``. The current path is not
    /// among them.
    public func saveGState() {
        saved.append(state)
        commands.append(.save)
    }

    /// Gives back what the last ``saveGState()`` kept. Without one, nothing happens.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        keepPathInPlace(from: state.transform, to: last.transform)
        state = last
        commands.append(.restore)
    }

    /// Maps coordinates to those at the start.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Stretches what follows.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what follows by `angle` radians, clockwise in a view.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Maps what follows by `transform` first, then by what is in force already.
    public func concatenate(_ transform: CGAffineTransform) {
        let former = state.transform
        state.transform = transform.concatenating(former)
        keepPathInPlace(from: former, to: state.transform)
        commands.append(.transform(transform.engineTransform))
    }

    /// The current path belongs to no coordinates: its points stay where they were added, whatever is set afterwards.
    /// Under a map that flattens everything there is no way back, and the path is left as it is.
    private func keepPathInPlace(from former: CGAffineTransform, to current: CGAffineTransform) {
        guard !currentPath.elements.isEmpty, former != current else { return }
        guard let inverse = current.engineTransform.inverse else { return }
        currentPath = currentPath.applying(former.engineTransform.followed(by: inverse))
    }

    /// Multiplies the alpha of what follows, until the state is restored.
    public func setAlpha(_ alpha: CGFloat) {
        commands.append(.alpha(Double(alpha)))
    }

    /// Sets the color that areas are filled with.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.color
        state.pattern = color.pattern
    }

    /// Sets the color that areas are filled with, by components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color that lines are drawn with.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.color
    }

    /// Sets the color that lines are drawn with, by components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the width of lines in points; 1 at the start.
    public func setLineWidth(_ width: CGFloat) {
        state.style.width = Double(width)
    }

    /// Sets how lines end; cut off at the start.
    public func setLineCap(_ cap: CGLineCap) {
        state.style.cap = cap.displayCap
    }

    /// Sets how segments meet; in a point at the start.
    public func setLineJoin(_ join: CGLineJoin) {
        state.style.join = join.displayJoin
    }

    /// Sets how long the points of mitered joins may be, in line widths; 10 at the start.
    public func setMiterLimit(_ limit: CGFloat) {
        state.style.miterLimit = Double(limit)
    }

    /// Sets the lengths of dashes and gaps in turn; none gives a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths.map { Double($0) }
        state.style.dashPhase = Double(phase)
    }

    // MARK: Path

    /// Forgets the current path.
    public func beginPath() {
        currentPath = Path()
    }

    /// The current path; nil if it is empty.
    public var path: CGPath? {
        currentPath.elements.isEmpty ? nil : CGPath(currentPath)
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint) {
        extendPath { $0.move(to: point) }
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) {
        extendPath { $0.addLine(to: point) }
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        extendPath { $0.addLines(between: points) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extendPath { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extendPath { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        extendPath { $0.addRect(rect) }
    }

    /// Adds a closed ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) {
        extendPath { $0.addEllipse(in: rect) }
    }

    /// Adds an arc; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        extendPath {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Adds the segments of `path`.
    public func addPath(_ path: CGPath) {
        extendPath { $0.addPath(path) }
    }

    /// Adds a line to where the subpath began, and ends it.
    public func closePath() {
        extendPath { $0.closeSubpath() }
    }

    private func extendPath(_ body: (CGMutablePath) -> Void) {
        let path = CGMutablePath(currentPath)
        currentPath = Path()
        body(path)
        currentPath = path.path
    }

    // MARK: Drawing

    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        draw(currentPath, isFilled: true, evenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Draws along the current path and forgets it.
    public func strokePath() {
        draw(currentPath, isStroked: true)
        beginPath()
    }

    /// Fills or strokes the current path, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        draw(
            currentPath, isFilled: mode != .stroke, isStroked: [.stroke, .fillStroke, .eoFillStroke].contains(mode),
            evenOdd: [.eoFill, .eoFillStroke].contains(mode))
        beginPath()
    }

    /// Fills a rectangle and forgets the current path.
    public func fill(_ rect: CGRect) {
        draw(Path(rect.rect), isFilled: true)
        beginPath()
    }

    /// Fills rectangles and forgets the current path.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills an ellipse that touches the sides of `rect` and forgets the current path.
    public func fillEllipse(in rect: CGRect) {
        draw(Path(ellipseIn: rect.rect), isFilled: true)
        beginPath()
    }

    /// Draws along a rectangle and forgets the current path.
    public func stroke(_ rect: CGRect) {
        draw(Path(rect.rect), isStroked: true)
        beginPath()
    }

    /// Draws along a rectangle with a line of the given width and forgets the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = Double(width)
        stroke(Path(rect.rect), style: style)
        beginPath()
    }

    /// Draws along an ellipse that touches the sides of `rect` and forgets the current path.
    public func strokeEllipse(in rect: CGRect) {
        draw(Path(ellipseIn: rect.rect), isStroked: true)
        beginPath()
    }

    /// Draws straight lines between the points of each pair and forgets the current path. A last point without a
    /// partner is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        let pairs = stride(from: 0, to: points.count - 1, by: 2)
        let elements = pairs.flatMap { [Path.Element.move(points[$0].point), .line(points[$0 + 1].point)] }
        draw(Path(elements), isStroked: true)
        beginPath()
    }

    func draw(_ path: Path, isFilled: Bool = false, isStroked: Bool = false, evenOdd: Bool = false) {
        guard !path.elements.isEmpty else { return }
        if isFilled, let pattern = state.pattern {
            fill(path, with: pattern, evenOdd: evenOdd)
        } else if isFilled {
            commands.append(.fill(path, .color(state.fill), evenOdd: evenOdd))
        }
        if isStroked { commands.append(.stroke(path, .color(state.stroke), state.style)) }
    }

    /// Fills a path with copies of an image that begin at the corner of the context.
    private func fill(_ path: Path, with pattern: any ColorPattern, evenOdd: Bool) {
        guard let bounds = path.bounds else { return }
        commands += [.save, .clip(path, evenOdd: evenOdd)]
        commands += pattern.patternCommands(in: bounds.cgRect) + [.restore]
    }

    /// Draws along `path` with a style of its own.
    func stroke(_ path: Path, style: StrokeStyle) {
        guard !path.elements.isEmpty else { return }
        commands.append(.stroke(path, .color(state.stroke), style))
    }

    /// Limits what follows to the inside of the current path, until the state is restored, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        commands.append(.clip(currentPath, evenOdd: rule == .evenOdd))
        beginPath()
    }

    /// Limits what follows to `rect`, until the state is restored, and forgets the current path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Limits what follows to `rects`, until the state is restored, and forgets the current path.
    public func clip(to rects: [CGRect]) {
        commands.append(.clip(Path(rects.flatMap { Path($0.rect).elements })))
        beginPath()
    }

    /// Draws an image. Core Graphics counts y upwards, so in a view's context the image stands on its head;
    /// ``UIImage/draw(in:)`` doesn't.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        commands += [.save, .transform(flip.engineTransform), .image(image.image, rect: rect.rect), .restore]
    }

    /// Fades between colors along a line, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let area = drawableArea
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        // The band across the line, as wide and as long as anything can be that touches the area.
        let reach =
            abs(area.width) + abs(area.height) + abs(startPoint.x - area.midX) + abs(startPoint.y - area.midY) + length
        let (ux, uy) = (dx / length, dy / length)
        let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? length + reach : length
        let corners = [(before, -reach), (after, -reach), (after, reach), (before, reach)].map { along, across in
            Point(
                x: Double(startPoint.x + ux * along - uy * across), y: Double(startPoint.y + uy * along + ux * across))
        }
        let band = Path([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
        let shape = Gradient.Shape.axial(start: startPoint.point, end: endPoint.point)
        commands.append(.fill(band, .gradient(Gradient(shape: shape, stops: gradient.stops))))
    }

    /// Fades between colors out of a center, within the clip.
    ///
    /// Differs from Core Graphics: the start circle's center and radius don't count; colors begin at `endCenter`.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circle = CGRect(x: endCenter.x, y: endCenter.y, width: 0, height: 0).insetBy(dx: -endRadius, dy: -endRadius)
        let isUnbounded = options.contains(.drawsAfterEndLocation)
        let area = isUnbounded ? Path(drawableArea.rect) : Path(ellipseIn: circle.rect)
        let radii = Size(width: Double(endRadius), height: Double(endRadius))
        let shape = Gradient.Shape.radial(center: endCenter.point, radii: radii)
        commands.append(.fill(area, .gradient(Gradient(shape: shape, stops: gradient.stops))))
    }

    /// The bounds in the coordinates in force.
    private var drawableArea: CGRect {
        bounds.applying(state.transform.inverted())
    }
}

/// What to do with a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill it by winding.
    case fill
    /// Fill it by the even-odd rule.
    case eoFill
    /// Draw along it.
    case stroke
    /// Fill it by winding, then draw along it.
    case fillStroke
    /// Fill it by the even-odd rule, then draw along it.
    case eoFillStroke
}
