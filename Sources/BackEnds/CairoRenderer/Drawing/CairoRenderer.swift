import CCairoPango
import DisplayList
import LayoutGeometry

/// A renderer that draws the frame of a screen as PNG, SVG, or PDF.
///
/// The same frame results in the same bytes, in every call and process: glyphs are neither hinted nor aligned to whole
/// pixels, only the fonts of ``FontConfiguration`` are used, and files contain no dates.
///
/// A renderer caches expensive results, such as scaled images and blurred shadows, for the next frame. Use it on one
/// thread at a time.
package final class CairoRenderer {
    /// A closure that is called once for each image that can't be drawn.
    package var log: (String) -> Void = { _ in }

    /// The drawing style of icons. Texts specify their own style.
    let symbols: TextDrawing
    let images = ImageCache()
    let shadows = ShadowCache()
    /// The fonts whose glyphs were drawn since the last image was begun.
    private(set) var usedFonts: Set<ImageOrigin.Part> = []

    package init(symbols: TextDrawing = .glyphs) {
        self.symbols = symbols
    }

    func record(_ font: ImageOrigin.Part) {
        usedFonts.insert(font)
    }

    /// Clears the list of images that couldn't be drawn, so that they're tried and reported again.
    package func removeFailures() { images.removeFailures() }

    /// The number of image files that the renderer has decoded.
    package var decodedImageCount: Int { images.decodeCount }

    /// Returns the frame as a PNG file with `scale` pixels per point, or with the frame's scale.
    ///
    /// Areas that the frame leaves transparent stay transparent.
    package func png(_ frame: DisplayFrame, scale: Double? = nil) throws(RenderingError) -> [UInt8] {
        try picture(frame, scale: scale).png
    }

    /// Returns the frame as an image that isn't encoded yet, with `scale` pixels per point or with the frame's scale.
    package func picture(_ frame: DisplayFrame, scale: Double? = nil) throws(RenderingError) -> DrawnImage {
        let scale = scale ?? frame.scale
        usedFonts = []
        let surface = try surface(frame, scale: scale)
        return DrawnImage(surface, scale: scale, origin: ImageOrigin(fonts: usedFonts))
    }

    /// Returns the frame's pixels, with `scale` pixels per point or with the frame's scale.
    package func pixels(_ frame: DisplayFrame, scale: Double? = nil) throws(RenderingError) -> DecodedImage {
        let surface = try surface(frame, scale: scale ?? frame.scale)
        return DecodedImage(pixelWidth: surface.width, pixelHeight: surface.height, pixels: surface.pixels)
    }

    /// Returns the frame as an SVG file, with 1 user unit per point. Shadows, blurred backdrops, filtered content, and
    /// images are embedded images. Glyphs are outlines.
    package func svg(_ frame: DisplayFrame) throws(RenderingError) -> [UInt8] {
        let bytes = try vector(frame) { write, closure, width, height in
            let surface = cairo_svg_surface_create_for_stream(write, closure, width, height)!
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
        return SVGIdentifiers.renumbered(bytes)
    }

    /// Returns the frame as a PDF file with one page. Text can be searched unless it's filtered.
    package func pdf(_ frame: DisplayFrame) throws(RenderingError) -> [UInt8] {
        try vector(frame) { write, closure, width, height in
            let surface = cairo_pdf_surface_create_for_stream(write, closure, width, height)!
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            return surface
        }
    }

    /// Draws the frame on a surface with `scale` pixels per point.
    func surface(_ frame: DisplayFrame, scale: Double) throws(RenderingError) -> ImageSurface {
        let width = (frame.size.width * scale).rounded()
        let height = (frame.size.height * scale).rounded()
        guard width >= 1, height >= 1, width * height <= Double(ImageLimits.maximumPixelCount),
            let surface = ImageSurface(width: Int(width), height: Int(height))
        else { throw .unusableSize(frame.size, scale: scale) }
        surface.draw { context in
            cairo_scale(context, scale, scale)
            Canvas(context, renderer: self, target: .raster).draw(frame.root)
        }
        surface.flush()
        return surface
    }

    private func vector(
        _ frame: DisplayFrame, make: (cairo_write_func_t, UnsafeMutableRawPointer, Double, Double) -> OpaquePointer
    ) throws(RenderingError) -> [UInt8] {
        let (width, height) = (frame.size.width, frame.size.height)
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw .unusableSize(frame.size, scale: 1)
        }
        return try file { write, closure in
            make(write, closure, width, height)
        } draw: { _, context in
            var canvas = Canvas(context, renderer: self, target: .vector(imageScale: max(frame.scale, 1)))
            canvas.page = frame.root
            canvas.draw(frame.root)
            cairo_show_page(context)
        }
    }

    /// Returns the bytes of a file that is drawn on a vector surface.
    func file(
        _ make: (cairo_write_func_t, UnsafeMutableRawPointer) -> OpaquePointer,
        draw: (_ surface: OpaquePointer, _ context: OpaquePointer) -> Void
    ) throws(RenderingError) -> [UInt8] {
        var bytes: [UInt8] = []
        let append: cairo_write_func_t = { closure, data, length in
            closure!.assumingMemoryBound(to: [UInt8].self).pointee
                .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
        let status = withUnsafeMutablePointer(to: &bytes) { closure in
            let surface = make(append, closure)
            let context = cairo_create(surface)!
            draw(surface, context)
            let status = cairo_status(context)
            cairo_destroy(context)
            cairo_surface_finish(surface)
            defer { cairo_surface_destroy(surface) }
            return status == CAIRO_STATUS_SUCCESS ? cairo_surface_status(surface) : status
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .failed(String(cString: cairo_status_to_string(status))) }
        return bytes
    }
}

package enum RenderingError: Error, Hashable, CustomStringConvertible {
    /// The size is empty, isn't finite, or exceeds ``ImageLimits/maximumPixelCount``.
    case unusableSize(Size, scale: Double)
    /// An error message of Cairo.
    case failed(String)

    package var description: String {
        switch self {
        case .unusableSize(let size, let scale): "can't draw \(size.width) x \(size.height) points at \(scale)x"
        case .failed(let reason): "drawing failed: \(reason)"
        }
    }
}
