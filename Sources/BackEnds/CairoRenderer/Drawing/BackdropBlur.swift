import CCairoPango
import LayoutGeometry

/// A blur of pixels like CSS's `backdrop-filter`: pixels outside the area are mirrored from inside.
enum BackdropBlur {
    /// Returns a blurred part of a surface with premultiplied BGRA pixels.
    ///
    /// The part is scaled down until the blur covers two to four pixels, so that blurring costs little more than
    /// reading the part.
    ///
    /// - Parameter rect: The part, in pixels of the surface. Pixels outside the surface are ignored.
    /// - Returns: The blurred part and its rectangle, or `nil` if the part is outside the surface.
    /// - Complexity: O(*n*) in the number of pixels of the part.
    static func blurred(
        _ surface: OpaquePointer, in rect: Rect, deviation: Double, saturation: Double
    ) -> (surface: ImageSurface, rect: Rect)? {
        guard rect.isUsable, deviation > 0, deviation.isFinite,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        else { return nil }
        let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        let (left, right) = (max(rect.minX.rounded(.down), 0), min(rect.maxX.rounded(.up), Double(width)))
        let (top, bottom) = (max(rect.minY.rounded(.down), 0), min(rect.maxY.rounded(.up), Double(height)))
        guard left < right, top < bottom else { return nil }
        cairo_surface_flush(surface)
        let stride = cairo_image_surface_get_stride(surface)
        let first = cairo_image_surface_get_data(surface) + Int(top) * Int(stride) + Int(left) * 4
        guard
            let part = ImageSurface(
                adopting: cairo_image_surface_create_for_data(
                    first, CAIRO_FORMAT_ARGB32, Int32(right - left), Int32(bottom - top), stride)),
            let small = blurred(part, deviation: deviation)
        else { return nil }
        if saturation != 1 { saturate(small, by: max(saturation, 0)) }
        return (small, Rect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// Returns a smaller surface with the blurred content.
    private static func blurred(_ part: ImageSurface, deviation: Double) -> ImageSurface? {
        var deviation = deviation
        var (width, height) = (part.width, part.height)
        var small = part
        repeat {
            if deviation > 4 {
                (width, height) = ((width + 1) / 2, (height + 1) / 2)
                deviation /= 2
            }
            guard let next = small.reduced(width: width, height: height) else { return nil }
            small = next
        } while deviation > 4
        GaussianBlur.apply(to: small, deviation: deviation, edges: .mirrored)
        return small
    }

    /// Changes the saturation of colors like CSS's `saturate()`.
    private static func saturate(_ surface: ImageSurface, by factor: Double) {
        let (red, green, blue) = (0.213 * (1 - factor), 0.715 * (1 - factor), 0.072 * (1 - factor))
        for row in 0..<surface.height {
            let line = surface.data + row * surface.stride
            for column in 0..<surface.width {
                let pixel = line + column * 4
                let (b, g, r) = (Double(pixel[0]), Double(pixel[1]), Double(pixel[2]))
                let gray = red * r + green * g + blue * b
                let alpha = Double(pixel[3])
                pixel[0] = UInt8(min(max(gray + factor * b, 0), alpha).rounded())
                pixel[1] = UInt8(min(max(gray + factor * g, 0), alpha).rounded())
                pixel[2] = UInt8(min(max(gray + factor * r, 0), alpha).rounded())
            }
        }
        surface.markDirty()
    }
}

extension ImageSurface {
    /// Returns the surface scaled down to at least half of its size. Each pixel is the mean of the pixels that it
    /// covers.
    fileprivate func reduced(width: Int, height: Int) -> ImageSurface? {
        guard let target = ImageSurface(width: width, height: height) else { return nil }
        target.draw { context in
            cairo_scale(context, Double(width) / Double(self.width), Double(height) / Double(self.height))
            cairo_set_source_surface(context, pointer, 0, 0)
            // Between four pixels, the bilinear filter returns their mean, and it's the fastest way.
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
        }
        target.flush()
        return target
    }
}
