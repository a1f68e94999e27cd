import CCairoPango
import DisplayList

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A writer of animated PNG files (APNG), which browsers play in a loop.
///
/// Frames are compressed when they're added. Each contains only the rectangle that differs from the preceding frame,
/// and a frame without changes extends the duration of the preceding one. Frames are opaque.
package final class AnimatedPNGWriter {
    private struct Frame {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var pixels: [UInt8]
        /// The duration, in frames.
        var duration: Int
    }

    /// The number of frames per second.
    package let framesPerSecond: Int
    private var frames: [Frame] = []
    private var last: ImageSurface?
    private var size = (width: 0, height: 0)
    private var fonts: Set<ImageOrigin.Part> = []

    /// - Parameter framesPerSecond: The number of frames per second, at least 1.
    package init(framesPerSecond: Int) {
        self.framesPerSecond = max(framesPerSecond, 1)
    }

    /// The number of added frames, including frames without changes.
    package var count: Int { frames.reduce(0) { $0 + $1.duration } }

    /// Adds a frame. Returns `false` if its size differs from the first frame's, because all frames of a file have the
    /// same size.
    package func append(_ picture: DrawnImage) -> Bool {
        let surface = picture.surface
        fonts.formUnion(picture.origin.fonts)
        if frames.isEmpty { size = (surface.width, surface.height) }
        guard surface.width == size.width, surface.height == size.height else { return false }
        guard let last else {
            add(surface, PixelArea(columns: 0..<surface.width, rows: 0..<surface.height))
            return true
        }
        var tally = PixelCounter(surface, last, .exact)
        for row in 0..<surface.height { tally.compare(row) }
        if tally.count == 0 {
            frames[frames.count - 1].duration += 1
        } else {
            add(surface, tally.area)
        }
        return true
    }

    private func add(_ surface: ImageSurface, _ area: PixelArea) {
        let start = surface.data + area.rows.lowerBound * surface.stride + area.columns.lowerBound * 4
        let part = ImageSurface(
            adopting: cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(area.columns.count), Int32(area.rows.count), Int32(surface.stride)))
        guard let part else { return }
        frames.append(
            Frame(
                left: area.columns.lowerBound, top: area.rows.lowerBound, width: area.columns.count,
                height: area.rows.count, pixels: PNGWriter.compressed(part, hasAlpha: false), duration: 1))
        last = surface
    }

    /// The file. Its last frame is shown for an additional second, so that the end is visible.
    package var file: [UInt8] {
        var file = PNGSignature.bytes
        PNGChunks.append(
            "IHDR", PNGChunks.bigEndianBytes(size.width) + PNGChunks.bigEndianBytes(size.height) + [8, 2, 0, 0, 0],
            to: &file)
        PNGChunks.append("sRGB", [0], to: &file)
        // The animation loops endlessly.
        PNGChunks.append("acTL", PNGChunks.bigEndianBytes(frames.count) + PNGChunks.bigEndianBytes(0), to: &file)
        let origin = ImageOrigin(fonts: fonts)
        PNGChunks.append("iTXt", ImageMetadata.content(of: origin), to: &file)
        var sequence = 0
        func next() -> [UInt8] {
            sequence += 1
            return PNGChunks.bigEndianBytes(sequence - 1)
        }
        for (index, frame) in frames.enumerated() {
            let duration = frame.duration + (index == frames.count - 1 ? framesPerSecond : 0)
            let place = [frame.width, frame.height, frame.left, frame.top].flatMap(PNGChunks.bigEndianBytes)
            let times = [duration, framesPerSecond].flatMap { PNGChunks.bigEndianBytes($0).suffix(2) }
            // The frame stays and replaces the existing content.
            PNGChunks.append("fcTL", next() + place + times + [0, 0], to: &file)
            if index == 0 {
                PNGChunks.append("IDAT", frame.pixels, to: &file)
            } else {
                PNGChunks.append("fdAT", next() + frame.pixels, to: &file)
            }
        }
        PNGChunks.append("IEND", [], to: &file)
        return file
    }
}
