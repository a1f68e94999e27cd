import CCairoPango
import DisplayList

/// A reader of PNG files with Cairo, which supports all kinds: palettes, gray, 16 bits, and interlaced.
enum PNGReader {
    static func read(_ data: [UInt8]) throws(ImageDecodingError) -> ImageSurface {
        let read: cairo_read_func_t = { closure, target, length in
            let source = closure!.assumingMemoryBound(to: Source.self)
            guard Int(length) <= source.pointee.remaining.count else { return CAIRO_STATUS_READ_ERROR }
            target!.update(from: source.pointee.remaining.baseAddress!, count: Int(length))
            source.pointee.remaining = UnsafeBufferPointer(rebasing: source.pointee.remaining[Int(length)...])
            return CAIRO_STATUS_SUCCESS
        }
        let pointer = data.withUnsafeBufferPointer { bytes in
            var source = Source(remaining: bytes)
            return cairo_image_surface_create_from_png_stream(read, &source)!
        }
        let status = cairo_surface_status(pointer)
        guard let surface = ImageSurface(adopting: pointer) else {
            throw .corrupt(
                status == CAIRO_STATUS_READ_ERROR
                    ? "the PNG file is truncated" : "PNG: " + String(cString: cairo_status_to_string(status)))
        }
        guard cairo_image_surface_get_format(pointer) != CAIRO_FORMAT_ARGB32 else { return surface }
        // Opaque files have no alpha channel, and others have 16 bits per channel. The result always has the same
        // format.
        guard
            let converted = surface.mapped(
                width: surface.width, height: surface.height, by: .identity, filter: .nearest)
        else { throw .corrupt("PNG: no memory for the pixels") }
        return converted
    }

    private struct Source {
        var remaining: UnsafeBufferPointer<UInt8>
    }
}
