import CCairoPango
import DisplayList
import LayoutGeometry

/// A canvas that draws display nodes with a Cairo context.
struct Canvas {
    enum Target: Equatable {
        /// Pixels: glyphs are filled outlines at their exact position, and images are scaled once and cached.
        case raster
        /// A document that can be scaled: glyphs stay text, and rasterized content has `imageScale` pixels per point.
        case vector(imageScale: Double)
    }

    /// The `cairo_t`. It must not be destroyed before the last use of the canvas.
    let context: OpaquePointer
    let renderer: CairoRenderer
    let target: Target
    /// The node before which the drawing ends, or `nil` to draw everything.
    var end: End?
    /// The root node of a page whose drawing can't be read.
    var page: DisplayNode?
    /// The values that commands save and restore together with the state of the context.
    var state = State()

    struct State {
        /// The factor for the alpha of colors.
        var alpha = 1.0
        /// Whether images are interpolated when they're enlarged.
        var isSmooth = true
        /// The shadow of each drawing command.
        var shadow: DisplayNode.Shadow?
    }

    /// The factor for the alpha of colors.
    var alpha: Double {
        get { state.alpha }
        set { state.alpha = newValue }
    }

    init(_ context: OpaquePointer, renderer: CairoRenderer, target: Target) {
        self.context = context
        self.renderer = renderer
        self.target = target
    }

    /// The end of a drawing that includes only the content behind a node.
    final class End {
        let node: UInt64
        fileprivate(set) var isReached = false

        init(before node: UInt64) {
            self.node = node
        }
    }

    /// Draws a node and its children, in its parent's coordinate space.
    func draw(_ node: DisplayNode) {
        if let end {
            if end.node == node.id { end.isReached = true }
            guard !end.isReached else { return }
        }
        guard node.opacity > 0, let map = node.transform.usable, node.bounds.isUsable else { return }
        saved { canvas in
            canvas.concatenate(map)
            if node.clipsToBounds, node.shadow == nil, node.activeFilter == nil, !canvas.isVisible(node.bounds) {
                return
            }
            // The backdrop is read before the node's shadow is drawn over it, and before a group hides it.
            let backdrop = node.showsBackdrop && canvas.alpha > 0 ? canvas.makeBackdrop(of: node) : nil
            let mask = node.mask.first
            let opacity = min(node.opacity, 1)
            if mask == nil, node.blendMode == nil, opacity == 1 || node.isSingleShape {
                canvas.alpha *= opacity
                canvas.drawContents(of: node, over: backdrop)
                return
            }
            // The node is drawn as a group and then composited, so that overlapping content doesn't show through.
            guard canvas.clipToExtent(of: node) else { return }
            cairo_push_group(canvas.context)
            var group = canvas
            group.alpha = 1
            group.drawContents(of: node, over: backdrop)
            guard let mask else {
                cairo_pop_group_to_source(canvas.context)
                if let mode = node.blendMode { cairo_set_operator(canvas.context, mode.cairoOperator) }
                cairo_paint_with_alpha(canvas.context, opacity * canvas.alpha)
                return
            }
            let content = cairo_pop_group(canvas.context)
            defer { cairo_pattern_destroy(content) }
            cairo_push_group_with_content(canvas.context, CAIRO_CONTENT_ALPHA)
            group.alpha = opacity * canvas.alpha
            group.draw(mask)
            let coverage = cairo_pop_group(canvas.context)
            defer { cairo_pattern_destroy(coverage) }
            cairo_set_source(canvas.context, content)
            if let mode = node.blendMode { cairo_set_operator(canvas.context, mode.cairoOperator) }
            cairo_mask(canvas.context, coverage)
        }
    }

    /// Draws the shadow, followed by the rest in the order of Core Animation, in the node's coordinate space.
    private func drawContents(of node: DisplayNode, over backdrop: BlurredBackdrop?) {
        if let filter = node.activeFilter {
            draw(filter, of: node) { $0.drawUnfiltered(node, over: backdrop) }
        } else {
            drawUnfiltered(node, over: backdrop)
        }
    }

    private func drawUnfiltered(_ node: DisplayNode, over backdrop: BlurredBackdrop?) {
        if let shadow = node.shadow { draw(shadow, of: node) }
        if let backdrop { draw(backdrop, of: node) }
        drawShapes(of: node)
    }

    /// Draws the background, commands, children, and border.
    func drawShapes(of node: DisplayNode) {
        let outline = node.corners.isZero ? nil : Path(node.bounds, corners: node.corners)
        if let color = node.backgroundColor, color.alpha > 0, !node.bounds.isEmpty {
            fill(outline ?? Path(node.bounds), .color(color), evenOdd: false)
        }
        if !node.commands.isEmpty || !node.children.isEmpty {
            if node.clipsToBounds {
                saved { canvas in
                    canvas.clip(outline ?? Path(node.bounds), evenOdd: false)
                    canvas.drawInside(of: node)
                }
            } else {
                drawInside(of: node)
            }
        }
        if let border = node.border, border.width > 0, border.color.alpha > 0, !node.bounds.isEmpty {
            fill(
                Path(border: border.width, of: node.bounds, corners: node.corners), .color(border.color),
                evenOdd: true)
        }
    }

    private func drawInside(of node: DisplayNode) {
        if !node.commands.isEmpty { saved { $0.draw(node.commands) } }
        for child in node.children { draw(child) }
    }

    /// Runs `body` with a copy of the canvas, and restores the context's state.
    func saved(_ body: (inout Canvas) -> Void) {
        cairo_save(context)
        var copy = self
        body(&copy)
        cairo_restore(context)
    }

    func concatenate(_ map: AffineTransform) {
        guard map != .identity else { return }
        var matrix = cairo_matrix_t(map)
        cairo_transform(context, &matrix)
    }

    /// The transform from the current coordinate space to the surface's.
    var deviceTransform: AffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return AffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// The number of pixels per point, horizontally and vertically.
    var pixelsPerPoint: (x: Double, y: Double) {
        let map = deviceTransform
        var scale = 1.0
        if case .vector(let imageScale) = target { scale = imageScale }
        return (
            (map.a * map.a + map.b * map.b).squareRoot() * scale,
            (map.c * map.c + map.d * map.d).squareRoot() * scale
        )
    }

    /// The area that can still be drawn on, in the current coordinate space.
    var clipExtent: Rect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x0, &y0, &x1, &y1)
        return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    private func isVisible(_ rect: Rect) -> Bool { rect.intersects(clipExtent) }

    /// Limits a group's surface to the content of the node. Returns `false` if no part of it is visible.
    private func clipToExtent(of node: DisplayNode) -> Bool {
        guard let visible = node.extent?.intersection(clipExtent) else { return false }
        // An additional pixel on each side preserves antialiased edges.
        let (x, y) = (1 / max(pixelsPerPoint.x, 0.01), 1 / max(pixelsPerPoint.y, 0.01))
        cairo_rectangle(
            context, visible.minX - x, visible.minY - y, visible.size.width + 2 * x, visible.size.height + 2 * y)
        cairo_clip(context)
        return true
    }
}

extension AffineTransform {
    /// The transform, or `nil` if it isn't invertible, which would put Cairo into an error state.
    var usable: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, abs(determinant) > 1e-12, tx.isFinite, ty.isFinite else { return nil }
        return self
    }
}

extension Rect {
    var isUsable: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }
}

extension DisplayNode {
    /// A Boolean value that indicates whether the node consists of one shape, so that fading it needs no group.
    var isSingleShape: Bool {
        if activeFilter != nil { return true }
        let hasBackground = (backgroundColor?.alpha ?? 0) > 0
        let parts =
            [shadow != nil, showsBackdrop, hasBackground, border != nil].count { $0 } + commands.count
        guard children.isEmpty, parts <= 1 else { return false }
        // The glyphs and decorations of text rarely overlap. Other commands draw one shape each.
        return true
    }
}
