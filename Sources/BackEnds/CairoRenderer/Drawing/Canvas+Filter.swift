import CCairoPango
import DisplayList
import LayoutGeometry

extension Canvas {
    /// Draws the filtered content of a node as an image, in the node's coordinate space and also in documents.
    ///
    /// A blur that covers more than four pixels is computed at a lower resolution, which is sufficient for a soft
    /// image.
    ///
    /// - Parameter contents: A closure that draws the unfiltered content in the same coordinate space.
    func draw(_ filter: DisplayNode.Filter, of node: DisplayNode, contents: (Canvas) -> Void) {
        var scale = 1.0
        if case .vector(let imageScale) = target { scale = imageScale }
        var deviation = 0.0
        var visible = clipExtent
        if case .blur(let radius, let isOpaque) = filter {
            let pixels = pixelsPerPoint
            deviation = radius * max(pixels.x, pixels.y)
            while deviation > 4 {
                deviation /= 2
                scale /= 2
            }
            if isOpaque { visible = visible.intersection(node.bounds) ?? .zero }
            visible = visible.grown(by: 3 * radius)
        }
        let map = deviceTransform
        guard let area = node.unfilteredExtent?.intersection(visible).map(map.apply), area.isUsable else { return }
        let reach = Double(GaussianBlur.reach(of: deviation)) + 1
        let (left, top) = ((area.minX * scale).rounded(.down) - reach, (area.minY * scale).rounded(.down) - reach)
        let width = (area.maxX * scale).rounded(.up) + reach - left
        let height = (area.maxY * scale).rounded(.up) + reach - top
        guard width * height <= Double(ImageLimits.maximumPixelCount),
            let picture = ImageSurface(width: Int(width), height: Int(height))
        else { return }
        picture.draw { context in
            cairo_translate(context, -left, -top)
            cairo_scale(context, scale, scale)
            var canvas = Canvas(context, renderer: renderer, target: .raster)
            canvas.end = end
            canvas.concatenate(map)
            contents(canvas)
        }
        picture.flush()
        var clip: Rect?
        switch filter {
        case .colors(let matrix): picture.apply(matrix)
        case .blur(_, let isOpaque):
            GaussianBlur.apply(to: picture, deviation: deviation)
            if isOpaque {
                picture.apply(.opaque)
                clip = node.bounds
            }
        }
        saved { canvas in
            if let clip { canvas.clip(Path(clip), evenOdd: false) }
            cairo_identity_matrix(canvas.context)
            cairo_scale(canvas.context, 1 / scale, 1 / scale)
            cairo_set_source_surface(canvas.context, picture.pointer, left, top)
            cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_BILINEAR)
            cairo_paint_with_alpha(canvas.context, canvas.alpha)
        }
    }
}

extension ImageSurface {
    /// Applies a color matrix to premultiplied BGRA pixels. Transparent pixels stay transparent unless the matrix adds
    /// alpha.
    fileprivate func apply(_ matrix: ColorMatrix) {
        let m = matrix.values
        guard format == .bgra, m.count == 20 else { return }
        for row in 0..<height {
            let line = data + row * stride
            for column in 0..<width {
                let pixel = line + column * 4
                let alpha = Double(pixel[3]) / 255
                if alpha == 0, m[19] <= 0 { continue }
                let unit = alpha > 0 ? 1 / (alpha * 255) : 0
                let (b, g, r) = (Double(pixel[0]) * unit, Double(pixel[1]) * unit, Double(pixel[2]) * unit)
                func channel(_ first: Int) -> Double {
                    let sum = m[first] * r + m[first + 1] * g + m[first + 2] * b
                    return min(max(sum + m[first + 3] * alpha + m[first + 4], 0), 1)
                }
                let opacity = channel(15)
                func byte(_ value: Double) -> UInt8 { UInt8((value * opacity * 255).rounded()) }
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (
                    byte(channel(10)), byte(channel(5)), byte(channel(0)), byte(1)
                )
            }
        }
        markDirty()
    }
}
