import CCairoPango
import DisplayList
import LayoutGeometry

extension Canvas {
    /// Draws an image scaled to `rect`, or a gray rectangle with a cross if the image can't be decoded.
    func draw(_ image: DisplayImage, in rect: Rect, tint: Color?, capInsets: Insets?) {
        guard alpha > 0, rect.isUsable, !rect.isEmpty, rect.intersects(clipExtent) else { return }
        switch image.content {
        case .encoded, .pixels:
            if let caps = capInsets, caps != .zero, draw(image, in: rect, tint: tint, caps: caps) { return }
            drawPixels(of: image, in: rect, tint: tint)
        case .commands(let commands):
            drawDrawing(commands, of: image, in: rect, tint: tint)
        case .symbol(let symbol):
            draw(symbol, in: rect, color: tint ?? .black)
        }
    }

    private func drawPixels(of image: DisplayImage, in rect: Rect, tint: Color?) {
        let scale = pixelsPerPoint
        let (width, height) = (rect.size.width * scale.x, rect.size.height * scale.y)
        // Enlarging happens during drawing, so that no unnecessary pixels are cached.
        let pixelWidth = min(max(Int(min(width, 1e5).rounded()), 1), max(image.pixelWidth, 1))
        let pixelHeight = min(max(Int(min(height, 1e5).rounded()), 1), max(image.pixelHeight, 1))
        guard
            let surface = renderer.images.surface(
                of: image, width: pixelWidth, height: pixelHeight, log: renderer.log)
        else {
            drawPlaceholder(in: rect)
            return
        }
        draw(surface, part: nil, in: rect, tint: tint)
    }

    /// Draws a part of a surface, given in its pixels, or the whole surface for `nil`, scaled to `rect`.
    private func draw(_ surface: ImageSurface, part: Rect?, in rect: Rect, tint: Color?) {
        let part = part ?? Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
        let pattern = cairo_pattern_create_for_surface(surface.pointer)!
        defer { cairo_pattern_destroy(pattern) }
        // The transform from the drawing's coordinate space to the surface's pixels.
        let (x, y) = (part.size.width / rect.size.width, part.size.height / rect.size.height)
        var matrix = cairo_matrix_t(
            xx: x, yx: 0, xy: 0, yy: y, x0: part.minX - rect.minX * x, y0: part.minY - rect.minY * y)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, state.isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        saved { canvas in
            _ = canvas.add(Path(rect))
            if let tint {
                cairo_clip(canvas.context)
                canvas.setSource(tint)
                cairo_mask(canvas.context, pattern)
            } else if canvas.alpha < 1 {
                cairo_clip(canvas.context)
                cairo_set_source(canvas.context, pattern)
                cairo_paint_with_alpha(canvas.context, canvas.alpha)
            } else {
                cairo_set_source(canvas.context, pattern)
                cairo_fill(canvas.context)
            }
        }
    }

    /// Draws nine parts. The corners keep their size, and the other parts are stretched. Returns `false` if the insets
    /// leave no middle to stretch or the image can't be decoded.
    private func draw(_ image: DisplayImage, in rect: Rect, tint: Color?, caps: Insets) -> Bool {
        guard let parts = image.parts(capInsets: caps, in: rect),
            let surface = renderer.images.surface(of: image, log: renderer.log)
        else { return false }
        for part in parts {
            let source = part.source, scale = image.scale
            let pixels = Rect(
                x: source.minX * scale, y: source.minY * scale, width: source.size.width * scale,
                height: source.size.height * scale)
            draw(surface, part: pixels, in: part.target, tint: tint)
        }
        return true
    }

    private func drawDrawing(_ commands: [DisplayCommand], of image: DisplayImage, in rect: Rect, tint: Color?) {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return }
        let map = AffineTransform(
            a: rect.size.width / size.width, b: 0, c: 0, d: rect.size.height / size.height, tx: rect.minX,
            ty: rect.minY)
        saved { canvas in
            _ = canvas.add(Path(rect))
            cairo_clip(canvas.context)
            // Drawing that blends is composited only with the rest of the image.
            guard tint != nil || canvas.alpha < 1 || commands.blends else {
                canvas.concatenate(map)
                canvas.draw(commands)
                return
            }
            cairo_push_group(canvas.context)
            canvas.saved { group in
                group.alpha = 1
                group.concatenate(map)
                group.draw(commands)
            }
            guard let tint else {
                cairo_pop_group_to_source(canvas.context)
                cairo_paint_with_alpha(canvas.context, canvas.alpha)
                return
            }
            let coverage = cairo_pop_group(canvas.context)
            canvas.setSource(tint)
            cairo_mask(canvas.context, coverage)
            cairo_pattern_destroy(coverage)
        }
    }

    func drawPlaceholder(in rect: Rect) {
        let gray = Color(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
        fill(Path(rect), .color(gray.multiplyingAlpha(by: 0.2)), evenOdd: false)
        let side = min(rect.size.width, rect.size.height, 96) / 3
        let box = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let line = max(side / 14, 0.5)
        fill(
            Path(border: line, of: box, corners: CornerRadii(all: side / 6)), .color(gray), evenOdd: true)
        let inner = box.inset(
            by: Insets(top: side / 3.4, leading: side / 3.4, bottom: side / 3.4, trailing: side / 3.4))
        var canvas = self
        canvas.draw([
            .stroke(
                Path([
                    .move(inner.origin), .line(Point(x: inner.maxX, y: inner.maxY)),
                    .move(Point(x: inner.maxX, y: inner.minY)), .line(Point(x: inner.minX, y: inner.maxY)),
                ]), .color(gray), StrokeStyle(width: line, cap: .round))
        ])
    }
}
