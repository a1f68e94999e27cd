import DisplayList
import LayoutGeometry

/// A drawing context that records a list of display commands. Coordinates are in points, with the y-axis pointing down,
/// as in UIKit's contexts.
public final class CGContext {
    /// The drawable rectangle, in the initial coordinate space.
    package private(set) var bounds: CGRect
    private(set) var commands: [DisplayCommand] = [] {
        didSet { if bitmap?.isShared == true, state.groups.isEmpty { renderBitmap() } }
    }
    private(set) var state = State()
    private var saved: [State] = []
    /// The current path, in the current coordinate space.
    private var currentPath = Path()

    struct State {
        var fill = Color.black
        var pattern: (any ColorPattern)?
        var stroke = Color.black
        var style = StrokeStyle()
        var transform = CGAffineTransform.identity
        var blendMode = CGBlendMode.normal
        var interpolation = CGInterpolationQuality.default
        var antialiasing = Antialiasing()
        var shadow = ShadowState()
        /// The clip in the initial coordinate space, or the null rectangle if nothing was clipped.
        var clip = CGRect.null
        /// The transparency layers and the clips to a mask that haven't ended, beginning with the outermost one.
        var groups: [CommandGroup] = []
    }

    /// The target of the drawing commands.
    private var target = Target.display

    private enum Target {
        case display
        case image(scale: CGFloat)
        case bitmap(Bitmap)
        case document(AnyObject)
    }

    /// The number of pixels per point of an image or bitmap context, or `nil` for other contexts.
    package var imageScale: CGFloat? {
        switch target {
        case .display, .document: nil
        case .image(let scale): scale
        case .bitmap: 1
        }
    }

    /// The document whose pages the context records, or `nil` for other contexts.
    package var document: AnyObject? {
        get { if case .document(let document) = target { document } else { nil } }
        set { target = newValue.map { .document($0) } ?? .display }
    }

    /// The pixels of a bitmap context, or `nil` for other contexts.
    var bitmap: Bitmap? {
        if case .bitmap(let bitmap) = target { bitmap } else { nil }
    }

    package init(bounds: CGRect) {
        self.bounds = bounds
    }

    /// Creates a context for an image with a number of pixels per point.
    package convenience init(bounds: CGRect, imageScale: CGFloat) {
        self.init(bounds: bounds)
        target = .image(scale: imageScale)
    }

    init(_ bitmap: Bitmap) {
        target = .bitmap(bitmap)
        bounds = CGRect(x: 0, y: 0, width: bitmap.format.width, height: bitmap.format.height)
        // The y-axis of bitmap contexts points up.
        commands = [.transform(AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(bitmap.format.height)))]
    }

    /// Renders the commands so far into the pixels of a bitmap context.
    func renderBitmap() {
        guard let bitmap else { return }
        if !state.groups.isEmpty { drawGroupsSoFar() }
        let visible = state.groups.first?.outer ?? commands
        bitmap.render(visible, savedStateCount: visible.savedStateCount)
    }

    /// Starts a new page with the initial state, and returns the commands of the current page.
    package func turnPage(bounds: CGRect) -> [DisplayCommand] {
        defer {
            self.bounds = bounds
            (commands, saved, state) = ([], [], State())
            beginPath()
        }
        return recording
    }

    /// Removes all drawing, but not the clip, the transform, or the saved states.
    func removeDrawing() {
        let states = commands.filter { !$0.isDrawing }
        bitmap?.clear(keeping: states.count)
        commands = states
    }

    /// All commands so far, followed by commands that restore the states that are still saved.
    ///
    /// In a view or layer, drawing that blends is an image, because it's composited only with the rest of the drawing.
    package var recording: [DisplayCommand] {
        var all = commands
        for group in state.groups.reversed() { all = group.outer + group.commands(drawing: all.balanced) }
        all = all.balanced
        guard case .display = target, all.blends else { return all }
        let scale = 3.0, size = bounds.rect.size
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width > 0, height > 0, width * height <= Double(ImageLimits.maximumPixelCount) else { return all }
        let move = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -bounds.rect.minX, ty: -bounds.rect.minY)
        let image = DisplayImage(
            commands: [.transform(move)] + all, pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
        return [.image(image, rect: Rect(origin: bounds.rect.origin, size: image.size))]
    }

    /// Appends commands that draw something other than paths.
    package func append(_ added: [DisplayCommand]) {
        if added.contains(where: \.isDrawing) { updateShadow() }
        commands += added
    }

    package func append(_ command: DisplayCommand) {
        append([command])
    }

    /// Sets the shadow of subsequent commands, if it has changed in the current coordinate space.
    private func updateShadow() {
        guard let next = state.shadow.update(for: state.transform) else { return }
        commands.append(.shadow(next.displayed))
    }

    var fillColor: Color { state.fill }
    var strokeColor: Color { state.stroke }

    // MARK: State

    /// Saves the colors, line style, transform, and clip. ``restoreGState()`` restores them. The current path isn't
    /// saved.
    public func saveGState() {
        saved.append(state)
        commands.append(.save)
    }

    /// Restores the state that the last ``saveGState()`` saved. If no state is saved, it does nothing.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        while state.groups.count > last.groups.count { endGroup() }
        keepPathInPlace(from: state.transform, to: last.transform)
        state = last
        commands.append(.restore)
    }

    /// The transform from the current to the initial coordinate space.
    public var ctm: CGAffineTransform { state.transform }

    /// Translates the coordinate space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinate space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the coordinate space by `angle` radians, clockwise in a view.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` to the coordinate space, before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        let former = state.transform
        state.transform = transform.concatenating(former)
        keepPathInPlace(from: former, to: state.transform)
        commands.append(.transform(transform.engineTransform))
    }

    /// Converts the current path to the new coordinate space, so that it doesn't move when the transform changes. If
    /// the new transform isn't invertible, the path isn't changed.
    private func keepPathInPlace(from former: CGAffineTransform, to current: CGAffineTransform) {
        guard !currentPath.elements.isEmpty, former != current else { return }
        guard let inverse = current.engineTransform.inverse else { return }
        currentPath = currentPath.applying(former.engineTransform.followed(by: inverse))
    }

    /// Multiplies the alpha of subsequent drawing until the state is restored.
    public func setAlpha(_ alpha: CGFloat) {
        commands.append(.alpha(Double(alpha)))
    }

    /// Sets the mode for compositing subsequent drawing with what the context has drawn before, until the state is
    /// restored. The initial mode is `normal`.
    public func setBlendMode(_ mode: CGBlendMode) {
        guard mode != state.blendMode else { return }
        state.blendMode = mode
        commands.append(.blend(mode.displayMode))
    }

    /// The quality of interpolation when images are drawn. The default is `.default`.
    ///
    /// Differs from Core Graphics: all qualities other than `.none` are the same.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { setInterpolation(newValue) }
    }

    /// Sets the shadow of subsequent drawing until the state is restored.
    ///
    /// Transforms of the context don't apply to the shadow. A blur of 0 draws a sharp shadow.
    ///
    /// - Parameters:
    ///   - offset: The offset of the shadow. In the contexts of views and images, a positive height moves it down; in
    ///     bitmap contexts, up.
    ///   - blur: The extent of the blur.
    ///   - color: The color, or `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow.requested = color.map { color in
            DisplayNode.Shadow(
                color: color.color, radius: Double(max(blur, 0)) / 2,
                offset: Size(width: Double(offset.width), height: Double(offset.height)))
        }
    }

    /// Sets a black shadow with an alpha of 1/3 for subsequent drawing until the state is restored.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets whether the edges of shapes are antialiased, until the state is restored. The initial value is `true`.
    public func setShouldAntialias(_ shouldAntialias: Bool) { setAntialiasing { $0.isRequested = shouldAntialias } }

    /// Sets whether the context allows antialiasing, until the state is restored. The initial value is `true`.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        setAntialiasing { $0.isAllowed = allowsAntialiasing }
    }

    private func setAntialiasing(_ change: (inout Antialiasing) -> Void) {
        let old = state.antialiasing.isOn
        change(&state.antialiasing)
        if old != state.antialiasing.isOn { commands.append(.antialiasing(isOn: !old)) }
    }

    // MARK: Groups

    /// Begins a transparency layer: drawing until ``endTransparencyLayer()`` is composited as a single object, with the
    /// current alpha, blend mode, and shadow. In the layer, these have their initial values.
    ///
    /// - Parameter auxiliaryInfo: Additional values, which have no effect in Core Graphics either.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        beginGroup(mask: nil, in: drawableArea)
    }

    /// Begins a transparency layer that's limited to a rectangle; see ``beginTransparencyLayer(auxiliaryInfo:)``.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        beginGroup(mask: nil, in: rect)
    }

    /// Ends a transparency layer, draws it, and restores the state at its beginning.
    public func endTransparencyLayer() { restoreGState() }

    /// Restricts drawing to the opaque parts of an image until the state is restored. Light colors of an image without
    /// transparency are opaque. As in ``draw(_:in:)``, the image is upside down in a view's context.
    public func clip(to rect: CGRect, mask: CGImage) {
        clipBounds(to: rect)
        beginGroup(mask: CommandGroup.Mask(image: mask.image.withAlphaOfMask, rect: rect.rect), in: rect)
    }

    private func beginGroup(mask: CommandGroup.Mask?, in area: CGRect) {
        updateShadow()
        let group = CommandGroup(
            outer: commands, area: area.commonPart(with: drawableArea), mask: mask,
            hasShadow: state.shadow.current != nil, scale: (imageScale ?? 3) * state.transform.meanScale)
        state.groups.append(group)
        var inner: [DisplayCommand] = []
        if state.interpolation == .none { inner.append(.interpolation(isSmooth: false)) }
        if !state.antialiasing.isOn { inner.append(.antialiasing(isOn: false)) }
        // The shadow of a transparency layer is that of the whole layer.
        state.shadow.current = nil
        if mask == nil {
            state.shadow.requested = nil
            state.blendMode = .normal
        }
        commands = inner
    }

    private func endGroup() {
        guard let group = state.groups.popLast() else { return }
        commands = group.outer + group.commands(drawing: commands.balanced)
    }

    /// Draws the contents of masks so far, if there's no transparency layer, and continues them.
    private func drawGroupsSoFar() {
        guard state.groups.allSatisfy({ $0.mask != nil }) else { return }
        var inner = commands
        for index in state.groups.indices.reversed() where inner.contains(where: \.isDrawing) {
            let group = state.groups[index]
            state.groups[index].outer += group.commands(drawing: inner.balanced)
            if index == state.groups.count - 1 { commands = inner.filter { !$0.isDrawing } }
            inner = state.groups[index].outer
            if index > 0 { state.groups[index].outer = inner.filter { !$0.isDrawing } }
        }
    }

    private func setInterpolation(_ quality: CGInterpolationQuality) {
        if (quality == .none) != (state.interpolation == .none) {
            commands.append(.interpolation(isSmooth: quality != .none))
        }
        state.interpolation = quality
    }

    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.color
        state.pattern = color.pattern
    }

    /// Sets the fill color by components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a shade of gray, from 0 for black to 1 for white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the fill color by components of CMYK from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the stroke color to a shade of gray, from 0 for black to 1 for white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the stroke color by components of CMYK from 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.color
    }

    /// Sets the stroke color by components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the line width, in points. The initial width is 1.
    public func setLineWidth(_ width: CGFloat) {
        state.style.width = Double(width)
    }

    /// Sets the style of line ends. The initial style is `butt`.
    public func setLineCap(_ cap: CGLineCap) {
        state.style.cap = cap.displayCap
    }

    /// Sets the style of joins. The initial style is `miter`.
    public func setLineJoin(_ join: CGLineJoin) {
        state.style.join = join.displayJoin
    }

    /// Sets the maximum length of mitered joins, in line widths. The initial limit is 10.
    public func setMiterLimit(_ limit: CGFloat) {
        state.style.miterLimit = Double(limit)
    }

    /// Sets the alternating lengths of dashes and gaps. An empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dash = lengths.map { Double($0) }
        state.style.dashPhase = Double(phase)
    }

    // MARK: Path

    /// Discards the current path and begins an empty one.
    public func beginPath() {
        currentPath = Path()
    }

    /// The current path, or `nil` if it's empty.
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

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        extendPath { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        extendPath { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        extendPath { $0.addRect(rect) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        extendPath { $0.addRects(rects) }
    }

    /// A Boolean value that indicates whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.elements.isEmpty }

    /// The point at which the next element begins, or (0, 0) in an empty path.
    public var currentPointOfPath: CGPoint { CGPath(currentPath).currentPoint }

    /// The smallest rectangle that encloses all points of the current path, including control points, or the null
    /// rectangle for an empty path.
    public var boundingBoxOfPath: CGRect { CGPath(currentPath).boundingBox }

    /// Returns a Boolean value that indicates whether drawing the current path in a mode would paint a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = CGPath(currentPath)
        let isEvenOdd = [.eoFill, .eoFillStroke].contains(mode)
        if mode != .stroke, path.contains(point, using: isEvenOdd ? .evenOdd : .winding) { return true }
        guard [.stroke, .fillStroke, .eoFillStroke].contains(mode) else { return false }
        return CGPath(currentPath.outline(of: state.style)).contains(point)
    }

    /// Replaces the current path with the outline of its stroke in the current line style. Filling it draws the same as
    /// stroking the path.
    ///
    /// Differs from Core Graphics: the outline is made of overlapping polygons.
    public func replacePathWithStrokedPath() {
        currentPath = currentPath.outline(of: state.style)
    }

    /// Adds an ellipse that fits inside `rect`.
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

    /// Adds an arc that touches two lines; see ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        extendPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath) {
        extendPath { $0.addPath(path) }
    }

    /// Closes the current subpath with a line to its start.
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

    /// Fills and clears the current path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        draw(currentPath, isFilled: true, evenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Strokes and clears the current path.
    public func strokePath() {
        draw(currentPath, isStroked: true)
        beginPath()
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        draw(
            currentPath, isFilled: mode != .stroke, isStroked: [.stroke, .fillStroke, .eoFillStroke].contains(mode),
            evenOdd: [.eoFill, .eoFillStroke].contains(mode))
        beginPath()
    }

    /// Fills a rectangle and clears the current path.
    public func fill(_ rect: CGRect) {
        draw(Path(rect.rect), isFilled: true)
        beginPath()
    }

    /// Fills rectangles and clears the current path.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills an ellipse that fits inside `rect` and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        draw(Path(ellipseIn: rect.rect), isFilled: true)
        beginPath()
    }

    /// Strokes a rectangle and clears the current path.
    public func stroke(_ rect: CGRect) {
        draw(Path(rect.rect), isStroked: true)
        beginPath()
    }

    /// Strokes a rectangle with a line of the given width and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.style
        style.width = Double(width)
        stroke(Path(rect.rect), style: style)
        beginPath()
    }

    /// Strokes an ellipse that fits inside `rect` and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        draw(Path(ellipseIn: rect.rect), isStroked: true)
        beginPath()
    }

    /// Draws a line segment between the points of each pair and clears the current path. A last point without a partner
    /// is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        let pairs = stride(from: 0, to: points.count - 1, by: 2)
        let elements = pairs.flatMap { [Path.Element.move(points[$0].point), .line(points[$0 + 1].point)] }
        draw(Path(elements), isStroked: true)
        beginPath()
    }

    func draw(_ path: Path, isFilled: Bool = false, isStroked: Bool = false, evenOdd: Bool = false) {
        guard !path.elements.isEmpty else { return }
        updateShadow()
        if isFilled, let pattern = state.pattern {
            fill(path, with: pattern, evenOdd: evenOdd)
        } else if isFilled {
            commands.append(.fill(path, .color(state.fill), evenOdd: evenOdd))
        }
        if isStroked { commands.append(.stroke(path, .color(state.stroke), state.style)) }
    }

    /// Fills a path with tiles of a pattern, the first of which is at the corner of the context.
    private func fill(_ path: Path, with pattern: any ColorPattern, evenOdd: Bool) {
        guard let bounds = path.bounds else { return }
        commands += [.save, .clip(path, evenOdd: evenOdd)]
        commands += pattern.patternCommands(in: bounds.cgRect) + [.restore]
    }

    /// Strokes `path` with its own style instead of the context's.
    func stroke(_ path: Path, style: StrokeStyle) {
        guard !path.elements.isEmpty else { return }
        updateShadow()
        commands.append(.stroke(path, .color(state.stroke), style))
    }

    /// Restricts drawing to the inside of the current path until the state is restored, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clipBounds(to: CGPath(currentPath).boundingBoxOfPath)
        commands.append(.clip(currentPath, evenOdd: rule == .evenOdd))
        beginPath()
    }

    /// The smallest rectangle that encloses the clip, in the current coordinate space.
    public var boundingBoxOfClipPath: CGRect {
        (state.clip.isNull ? bounds : state.clip).applying(state.transform.inverted())
    }

    private func clipBounds(to rect: CGRect) {
        let clipped = (state.clip.isNull ? bounds : state.clip).commonPart(with: rect.applying(state.transform))
        // The null rectangle would mean that nothing was clipped.
        state.clip = clipped.isNull ? CGRect(origin: bounds.origin, size: .zero) : clipped
    }

    /// Restricts drawing to `rect` until the state is restored, and clears the current path.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Restricts drawing to `rects` until the state is restored, and clears the current path.
    public func clip(to rects: [CGRect]) {
        clipBounds(to: rects.reduce(.null) { $0.union($1) })
        commands.append(.clip(Path(rects.flatMap { Path($0.rect).elements })))
        beginPath()
    }

    /// Draws an image. In Core Graphics, the y-axis points up, so in a view's context the image is upside down.
    /// ``UIImage/draw(in:)`` draws it upright.
    public func draw(_ image: CGImage, in rect: CGRect) {
        updateShadow()
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        commands += [.save, .transform(flip.engineTransform), .image(image.image, rect: rect.rect), .restore]
    }

    /// Draws a gradient along a line, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let area = drawableArea
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        // The length and width of a band across the line that covers the drawable area.
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
        updateShadow()
        commands.append(.fill(band, .gradient(Gradient(shape: shape, stops: gradient.stops))))
    }

    /// Draws a gradient around a center, within the clip.
    ///
    /// Differs from Core Graphics: the center and radius of the start circle are ignored. Colors begin at `endCenter`.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circle = CGRect(x: endCenter.x, y: endCenter.y, width: 0, height: 0).insetBy(dx: -endRadius, dy: -endRadius)
        let isUnbounded = options.contains(.drawsAfterEndLocation)
        let area = isUnbounded ? Path(drawableArea.rect) : Path(ellipseIn: circle.rect)
        let radii = Size(width: Double(endRadius), height: Double(endRadius))
        let shape = Gradient.Shape.radial(center: endCenter.point, radii: radii)
        updateShadow()
        commands.append(.fill(area, .gradient(Gradient(shape: shape, stops: gradient.stops))))
    }

    /// Fills a rectangle with a gradient, within the clip.
    func fill(_ rect: CGRect, with gradient: Gradient) {
        updateShadow()
        commands.append(.fill(Path(rect.rect), .gradient(gradient)))
    }

    /// The bounds in the current coordinate space.
    var drawableArea: CGRect {
        bounds.applying(state.transform.inverted())
    }
}

/// Modes for drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path with the winding rule.
    case fill
    /// Fills the path with the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills the path with the winding rule, and then strokes it.
    case fillStroke
    /// Fills the path with the even-odd rule, and then strokes it.
    case eoFillStroke
}
