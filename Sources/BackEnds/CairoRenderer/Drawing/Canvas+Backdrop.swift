import CCairoPango
import DisplayList
import LayoutGeometry

/// The blurred content behind a node.
struct BlurredBackdrop {
    /// The blurred content. It has few pixels, because it has no sharp edges.
    var surface: ImageSurface
    /// The rectangle of the surface, in the device's coordinate space.
    var rect: Rect
}

extension Canvas {
    /// Returns the blurred content behind a node that is about to be drawn, in the current coordinate space.
    ///
    /// - Returns: The backdrop, or `nil` if the node is outside the surface, or if the content can't be read because
    ///   masks and shadows have no colors.
    func makeBackdrop(of node: DisplayNode) -> BlurredBackdrop? {
        guard let backdrop = node.backdrop else { return nil }
        let box = deviceTransform.apply(node.bounds)
        let pixels = pixelsPerPoint
        let deviation = backdrop.radius * max(pixels.x, pixels.y)
        if case .vector = target { return makeBackdropOfPage(before: node, in: box) }
        let surface = cairo_get_group_target(context)!
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &offsetX, &offsetY)
        return BackdropBlur.blurred(
            surface, in: box.offset(x: offsetX, y: offsetY), deviation: deviation, saturation: backdrop.saturation
        ).map { BlurredBackdrop(surface: $0.surface, rect: $0.rect.offset(x: -offsetX, y: -offsetY)) }
    }

    /// Documents can't be read, so the content behind the node is drawn again as a small image.
    private func makeBackdropOfPage(before node: DisplayNode, in box: Rect) -> BlurredBackdrop? {
        guard let page, let backdrop = node.backdrop, box.isUsable else { return nil }
        let map = deviceTransform
        let size = (map.a * map.a + map.b * map.b).squareRoot()
        // With this scale, the blur covers four pixels.
        let scale = min(4 / (backdrop.radius * max(size, 0.01)), 1)
        let (width, height) = ((box.size.width * scale).rounded(.up), (box.size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, let picture = ImageSurface(width: Int(width), height: Int(height)) else {
            return nil
        }
        picture.draw { context in
            cairo_scale(context, width / box.size.width, height / box.size.height)
            cairo_translate(context, -box.minX, -box.minY)
            var canvas = Canvas(context, renderer: renderer, target: .raster)
            canvas.end = End(before: node.id)
            canvas.draw(page)
        }
        let whole = Rect(x: 0, y: 0, width: width, height: height)
        guard
            let blurred = BackdropBlur.blurred(
                picture.pointer, in: whole, deviation: backdrop.radius * size * scale, saturation: backdrop.saturation),
            // The viewer of the document scales images, possibly without smoothing, which would turn a few pixels into
            // squares.
            let smooth = blurred.surface.scaled(
                width: Int(box.size.width.rounded(.up)), height: Int(box.size.height.rounded(.up)))
        else { return nil }
        return BlurredBackdrop(surface: smooth, rect: box)
    }

    /// Draws the backdrop of a node inside its rounded bounds.
    func draw(_ backdrop: BlurredBackdrop, of node: DisplayNode) {
        saved { canvas in
            canvas.clip(
                node.corners.isZero ? Path(node.bounds) : Path(node.bounds, corners: node.corners), evenOdd: false)
            cairo_identity_matrix(canvas.context)
            let pattern = cairo_pattern_create_for_surface(backdrop.surface.pointer)!
            let (x, y) = (
                Double(backdrop.surface.width) / backdrop.rect.size.width,
                Double(backdrop.surface.height) / backdrop.rect.size.height
            )
            var matrix = cairo_matrix_t(
                xx: x, yx: 0, xy: 0, yy: y, x0: -backdrop.rect.minX * x, y0: -backdrop.rect.minY * y)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            if canvas.target == .raster { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
            cairo_set_source(canvas.context, pattern)
            cairo_paint_with_alpha(canvas.context, canvas.alpha)
            cairo_pattern_destroy(pattern)
        }
    }
}
