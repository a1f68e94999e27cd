import CCairoPango
import DisplayList
import LayoutGeometry

/// Pixels in memory that Cairo can read and draw on, either premultiplied BGRA or only alpha.
final class ImageSurface {
    enum Format {
        case bgra, alpha

        fileprivate var cairo: cairo_format_t { self == .bgra ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    }

    enum Filter {
        /// The nearest pixel, which is exact for rotations by multiples of 90° and reflections.
        case nearest
        /// The mean of the covered pixels, or interpolation between neighbors.
        case smooth

        fileprivate var cairo: cairo_filter_t { self == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD }
    }

    /// A `cairo_surface_t` that this object owns.
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Creates a transparent surface, or returns `nil` if there isn't enough memory or a side's length is invalid.
    convenience init?(width: Int, height: Int, format: Format = .bgra) {
        guard width > 0, height > 0, width <= ImageFile.maximumSide, height <= ImageFile.maximumSide else {
            return nil
        }
        self.init(adopting: cairo_image_surface_create(format.cairo, Int32(width), Int32(height)))
    }

    /// Creates an object that takes ownership of a surface. If the surface is in an error state, it's destroyed and the
    /// result is `nil`.
    init?(adopting surface: OpaquePointer) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        pointer = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    /// Creates a copy of rows of premultiplied BGRA without padding, or returns `nil` if there aren't enough pixels.
    convenience init?(pixels: [UInt8], width: Int, height: Int) {
        guard width > 0, height > 0, pixels.count / 4 / width >= height else { return nil }
        self.init(width: width, height: height)
        pixels.withUnsafeBytes { source in
            for row in 0..<height {
                (data + row * stride).update(
                    from: source.baseAddress!.assumingMemoryBound(to: UInt8.self) + row * width * 4,
                    count: width * 4)
            }
        }
        markDirty()
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The first row. Call ``flush()`` before reading Cairo's drawing.
    var data: UnsafeMutablePointer<UInt8> { cairo_image_surface_get_data(pointer) }
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
    var format: Format { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 ? .alpha : .bgra }
    var byteCount: Int { stride * height }

    func flush() { cairo_surface_flush(pointer) }
    func markDirty() { cairo_surface_mark_dirty(pointer) }

    /// Draws with a new context.
    func draw(_ body: (OpaquePointer) -> Void) {
        let context = cairo_create(pointer)!
        body(context)
        cairo_destroy(context)
    }

    /// The rows of premultiplied BGRA without padding.
    var pixels: [UInt8] {
        flush()
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for row in 0..<height {
                (buffer.baseAddress! + row * width * 4).update(from: data + row * stride, count: width * 4)
            }
            count = width * height * 4
        }
    }

    /// Returns a surface with the given size that contains this one, mapped by `transform`. Both coordinate spaces are
    /// in pixels.
    func mapped(width: Int, height: Int, by transform: AffineTransform, filter: Filter) -> ImageSurface? {
        guard let target = ImageSurface(width: width, height: height) else { return nil }
        target.draw { context in
            var matrix = cairo_matrix_t(transform)
            cairo_set_matrix(context, &matrix)
            cairo_set_source_surface(context, pointer, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), filter.cairo)
            // Otherwise, the pixels at the edges would be mixed with transparent ones.
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
        }
        return target
    }

    /// Returns the surface scaled to the given size. Each pixel of a smaller one is the mean of the pixels that it
    /// covers.
    func scaled(width: Int, height: Int) -> ImageSurface? {
        if width == self.width, height == self.height { return self }
        let map = AffineTransform(
            a: Double(width) / Double(self.width), b: 0, c: 0, d: Double(height) / Double(self.height), tx: 0, ty: 0
        )
        return mapped(width: width, height: height, by: map, filter: .smooth)
    }
}

extension cairo_matrix_t {
    init(_ map: AffineTransform) {
        self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    }
}
