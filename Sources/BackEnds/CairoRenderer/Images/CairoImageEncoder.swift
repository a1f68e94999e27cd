import DisplayList
import LayoutGeometry

/// An encoder that draws PNG, JPEG, and PDF files with Cairo. It can be used on any thread.
package final class CairoImageEncoder: ImageEncoder {
    private let log: @Sendable (String) -> Void

    private let symbols: TextDrawing

    /// - Parameters:
    ///   - symbols: The drawing style of icons.
    ///   - log: A closure that is called for images in a frame that can't be drawn.
    package init(symbols: TextDrawing = .glyphs, log: @escaping @Sendable (String) -> Void = { _ in }) {
        self.symbols = symbols
        self.log = log
    }

    package func encode(
        _ frame: DisplayFrame, as format: ImageFormat
    ) throws(ImageEncodingError) -> [UInt8] {
        switch format {
        case .png:
            return PNGWriter.write(try surface(frame), pixelsPerPoint: frame.scale)
        case .jpeg(let quality):
            let paper = DisplayNode(
                id: 0, bounds: Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height),
                backgroundColor: .white, children: [frame.root])
            return try JPEGWriter.write(
                try surface(DisplayFrame(size: frame.size, scale: frame.scale, root: paper)), quality: quality)
        }
    }

    package func encode(_ document: PagedDocument) throws(ImageEncodingError) -> [UInt8] {
        let renderer = CairoRenderer(symbols: symbols)
        renderer.log = log
        do {
            return try renderer.pdf(document)
        } catch {
            throw .failed(error.description)
        }
    }

    /// Draws a frame with a separate renderer, because a renderer belongs to one thread at a time.
    private func surface(_ frame: DisplayFrame) throws(ImageEncodingError) -> ImageSurface {
        let renderer = CairoRenderer(symbols: symbols)
        renderer.log = log
        do {
            return try renderer.surface(frame, scale: frame.scale)
        } catch {
            throw .failed(error.description)
        }
    }
}
