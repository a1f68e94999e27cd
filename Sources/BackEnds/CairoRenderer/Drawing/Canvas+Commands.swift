import CCairoPango
import DisplayList
import LayoutGeometry

extension Canvas {
    /// Draws commands in order. A state that is saved and not restored ends with the commands. A `restore` without a
    /// `save` does nothing.
    mutating func draw(_ commands: [DisplayCommand]) {
        var states: [(state: State, mode: DisplayCommand.BlendMode)] = []
        var mode = DisplayCommand.BlendMode.normal
        // The depth of the stack when a singular transform was applied, or `nil`.
        var flattened: Int?
        for command in commands {
            switch command {
            case .save:
                cairo_save(context)
                states.append((state, mode))
            case .restore:
                guard let saved = states.popLast() else { continue }
                (state, mode) = saved
                cairo_restore(context)
                if let depth = flattened, states.count < depth { flattened = nil }
            case .transform(let map):
                if let map = map.usable { concatenate(map) } else { flattened = flattened ?? states.count }
            case .interpolation(let isSmooth): state.isSmooth = isSmooth
            case .antialiasing(let isOn):
                cairo_set_antialias(context, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            case .shadow(let shadow): state.shadow = shadow
            case .alpha(let factor):
                alpha *= factor.isFinite ? min(max(factor, 0), 1) : 1
            case .blend(let next): mode = next
            case .fill, .stroke, .text, .image:
                guard flattened == nil else { continue }
                guard mode == .normal else {
                    draw(command, mode)
                    continue
                }
                guard let shadow = state.shadow else {
                    drawShape(command)
                    continue
                }
                draw(shadow, of: DisplayNode(id: 0, bounds: .zero, commands: [command]))
                // The commands of an image have no shadow in addition to that of the image.
                var inside = self
                inside.state.shadow = nil
                inside.drawShape(command)
            case .clip(let path, let evenOdd):
                if flattened == nil { clip(path, evenOdd: evenOdd) }
            }
        }
        for _ in states { cairo_restore(context) }
    }

    private func drawShape(_ command: DisplayCommand) {
        switch command {
        case .fill(let path, let paint, let evenOdd): fill(path, paint, evenOdd: evenOdd)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let layout, let origin): draw(layout, at: origin)
        case .image(let image, let rect, let tint, let capInsets):
            draw(image, in: rect, tint: tint, capInsets: capInsets)
        case .save, .restore, .clip, .transform, .alpha, .blend, .interpolation, .antialiasing, .shadow: break
        }
    }

    func fill(_ path: Path, _ paint: Paint, evenOdd: Bool) {
        guard alpha > 0, add(path) else { return }
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        apply(paint, over: path.controlPointBounds) { cairo_fill(context) }
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard alpha > 0, style.width.isFinite, style.width > 0, add(path) else { return }
        cairo_set_line_width(context, style.width)
        switch style.cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(context, max(style.miterLimit, 1))
        // A negative dash, or only dashes of length 0, would put Cairo into an error state.
        let isDashed = style.dash.allSatisfy { $0.isFinite && $0 >= 0 } && style.dash.contains { $0 > 0 }
        let dash = isDashed ? style.dash : []
        cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
        let reach = style.width / 2
        let box = path.controlPointBounds?
            .inset(by: Insets(top: -reach, leading: -reach, bottom: -reach, trailing: -reach))
        apply(paint, over: box) { cairo_stroke(context) }
    }

    func clip(_ path: Path, evenOdd: Bool) {
        guard add(path) else {
            // An empty path has no inside.
            cairo_new_path(context)
            cairo_rectangle(context, 0, 0, 0, 0)
            cairo_clip(context)
            return
        }
        cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
    }

    /// Runs `draw`, which draws the current path, with the paint as the source. If the paint is empty, discards the
    /// path.
    private func apply(_ paint: Paint, over area: Rect?, draw: () -> Void) {
        switch paint {
        case .color(let color):
            setSource(color)
            draw()
        case .gradient(let gradient):
            guard let area, let pattern = makePattern(of: gradient, covering: area) else {
                cairo_new_path(context)
                return
            }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            draw()
        }
    }

    /// Returns the gradient as a `cairo_pattern_t` that the caller owns. In documents, conic gradients are images of
    /// the area, because SVG has no meshes and Cairo would turn the whole page into an image.
    private func makePattern(of gradient: Gradient, covering area: Rect) -> OpaquePointer? {
        guard case .conic = gradient.shape else { return gradient.makePattern(alpha: alpha, covering: area) }
        guard let visible = area.intersection(clipExtent),
            let pattern = gradient.makePattern(alpha: alpha, covering: visible)
        else { return nil }
        guard case .vector = target else { return pattern }
        defer { cairo_pattern_destroy(pattern) }
        let scale = pixelsPerPoint
        let (width, height) = (
            (visible.size.width * scale.x).rounded(.up), (visible.size.height * scale.y).rounded(.up)
        )
        guard width * height <= Double(ImageLimits.maximumPixelCount),
            let picture = ImageSurface(width: Int(width), height: Int(height))
        else { return nil }
        picture.draw { context in
            cairo_scale(context, scale.x, scale.y)
            cairo_translate(context, -visible.minX, -visible.minY)
            cairo_set_source(context, pattern)
            cairo_paint(context)
        }
        let result = cairo_pattern_create_for_surface(picture.pointer)
        var matrix = cairo_matrix_t(
            xx: scale.x, yx: 0, xy: 0, yy: scale.y, x0: -visible.minX * scale.x, y0: -visible.minY * scale.y)
        cairo_pattern_set_matrix(result, &matrix)
        cairo_pattern_set_extend(result, CAIRO_EXTEND_PAD)
        return result
    }

    func setSource(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * alpha)
    }

    /// Replaces the context's path. Returns `false` if the path is empty or a coordinate isn't finite.
    func add(_ path: Path) -> Bool {
        cairo_new_path(context)
        guard let box = path.controlPointBounds, box.isUsable else { return false }
        // Cairo's coordinates are limited to 8 million pixels. Larger paths are clipped to the visible area.
        let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
        if reach > 100_000, let rect = path.uprightRect {
            guard let visible = rect.intersection(clipExtent) else { return false }
            cairo_rectangle(context, visible.minX, visible.minY, visible.size.width, visible.size.height)
            return true
        }
        let limit =
            reach > 100_000
            ? clipExtent.inset(by: Insets(top: -1e5, leading: -1e5, bottom: -1e5, trailing: -1e5)) : box
        var last = Point.zero
        func limited(_ point: Point) -> Point {
            Point(
                x: min(max(point.x, limit.minX), limit.maxX), y: min(max(point.y, limit.minY), limit.maxY))
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                last = limited(end)
                cairo_move_to(context, last.x, last.y)
            case .line(let end):
                last = limited(end)
                cairo_line_to(context, last.x, last.y)
            case .quadCurve(let end, let control):
                // A cubic curve with the same shape.
                let (control, end) = (limited(control), limited(end))
                cairo_curve_to(
                    context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                last = end
            case .curve(let end, let first, let second):
                let (first, second) = (limited(first), limited(second))
                last = limited(end)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
            case .close:
                cairo_close_path(context)
            }
        }
        return true
    }
}
