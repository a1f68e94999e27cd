import CCairoPango
import DisplayList
import LayoutGeometry

/// The values that determine a blurred shape.
struct ShadowKey: Hashable {
    enum Shape: Hashable {
        case path(Path)
        /// The content of a node without a separate outline, without its transform, opacity, and shadow.
        case content(DisplayNode)
    }

    var shape: Shape
    /// The number of pixels per point in the blurred shape.
    var scaleX: Double
    var scaleY: Double
    /// The blur's standard deviation in these pixels.
    var deviation: Double
}

/// A blurred shape and its position.
struct BlurredShape {
    var surface: ImageSurface
    /// The rectangle of the surface, in the shape's coordinate space.
    var rect: Rect
}

final class ShadowCache {
    /// The cache is limited to 32 MB.
    private var shapes = LRUCache<ShadowKey, BlurredShape>(costLimit: 32 << 20)

    func shape(for key: ShadowKey, make: () -> BlurredShape?) -> BlurredShape? {
        if let shape = shapes.value(for: key) { return shape }
        guard let shape = make() else { return nil }
        shapes.insert(shape, for: key, cost: shape.surface.byteCount)
        return shape
    }
}

extension Canvas {
    /// Draws the shadow of a node, behind and around the node.
    ///
    /// The outline is the shadow's path. Without a path, it's the rounded bounds of a node with a background, or the
    /// content of a node without one. A layer's `shadowRadius` is the standard deviation of the blur, which is half of
    /// CSS's blur radius.
    func draw(_ shadow: DisplayNode.Shadow, of node: DisplayNode) {
        var color = shadow.color
        guard color.alpha > 0, alpha > 0, shadow.offset.width.isFinite, shadow.offset.height.isFinite else {
            return
        }
        let shape: ShadowKey.Shape
        if let path = shadow.path {
            shape = .path(path)
        } else if let background = node.backgroundColor, background.alpha > 0 {
            shape = .path(Path(node.bounds, corners: node.corners))
            color.alpha *= background.alpha
        } else {
            var content = node
            content.id = 0
            content.shadow = nil
            content.opacity = 1
            content.transform = .identity
            content.mask = []
            shape = .content(content)
        }
        let deviation = shadow.radius.isFinite ? max(shadow.radius, 0) : 0
        if case .path(let path) = shape, deviation == 0 {
            saved { canvas in
                cairo_translate(canvas.context, shadow.offset.width, shadow.offset.height)
                canvas.fill(path, .color(color), evenOdd: false)
            }
            return
        }
        guard let blurred = blurred(shape, deviation: deviation) else { return }
        saved { canvas in
            let pattern = cairo_pattern_create_for_surface(blurred.surface.pointer)!
            let (x, y) = (
                Double(blurred.surface.width) / blurred.rect.size.width,
                Double(blurred.surface.height) / blurred.rect.size.height
            )
            var matrix = cairo_matrix_t(
                xx: x, yx: 0, xy: 0, yy: y, x0: -(blurred.rect.minX + shadow.offset.width) * x,
                y0: -(blurred.rect.minY + shadow.offset.height) * y)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            canvas.setSource(color)
            cairo_mask(canvas.context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// Draws the shape's coverage at a low resolution, at which the blur covers two to four pixels, and blurs it. This
    /// is sufficient for a soft edge, and the cost doesn't depend on the radius.
    private func blurred(_ shape: ShadowKey.Shape, deviation: Double) -> BlurredShape? {
        let pixels = pixelsPerPoint
        let device = max(pixels.x, pixels.y)
        guard device > 0, device.isFinite else { return nil }
        var scale = device
        while deviation * scale > 4 { scale /= 2 }
        let key = ShadowKey(shape: shape, scaleX: scale, scaleY: scale, deviation: deviation * scale)
        return renderer.shadows.shape(for: key) {
            let box: Rect?
            switch shape {
            case .path(let path): box = path.controlPointBounds
            case .content(let node): box = node.extent
            }
            guard let box, box.isUsable else { return nil }
            let reach = Double(GaussianBlur.reach(of: deviation * scale)) + 1
            let left = (box.minX * scale).rounded(.down) - reach
            let top = (box.minY * scale).rounded(.down) - reach
            let width = (box.maxX * scale).rounded(.up) + reach - left
            let height = (box.maxY * scale).rounded(.up) + reach - top
            guard width < 16_000, height < 16_000,
                let surface = ImageSurface(width: Int(width), height: Int(height), format: .alpha)
            else { return nil }
            surface.draw { context in
                cairo_translate(context, -left, -top)
                cairo_scale(context, scale, scale)
                let canvas = Canvas(context, renderer: renderer, target: .raster)
                switch shape {
                case .path(let path): canvas.fill(path, .color(.black), evenOdd: false)
                case .content(let node): canvas.drawShapes(of: node)
                }
            }
            GaussianBlur.apply(to: surface, deviation: deviation * scale)
            return BlurredShape(
                surface: surface,
                rect: Rect(x: left / scale, y: top / scale, width: width / scale, height: height / scale))
        }
    }
}
