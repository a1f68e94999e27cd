import CCairoPango
import DisplayList
import LayoutGeometry

/// A reader of animated PNG files (APNG), which returns one frame at a time, as browsers show them.
struct AnimatedPNGReader {
    /// A complete frame.
    struct Frame {
        var surface: ImageSurface
        /// The duration in seconds.
        var duration: Double
    }

    private struct Part {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var duration: Double
        /// The disposal operation: 0 keeps the frame, 1 clears its rectangle, and 2 restores the previous content.
        var disposal: UInt8
        /// A Boolean value that indicates whether the frame is drawn over the existing content instead of replacing it.
        var isBlended: Bool
        var pixels: [UInt8] = []
    }

    private let size: (width: Int, height: Int)
    /// The parts that all frames share: the header's last five bytes, and the chunks before the pixels.
    private let format: [UInt8]
    private let shared: [PNGChunks.Chunk]
    private var parts: [Part] = []
    private var index = 0
    private var canvas: ImageSurface

    /// The number of frames in the file.
    var count: Int { parts.count }

    init(_ file: [UInt8]) throws(ImageDecodingError) {
        let header = try ImageFile(reading: file)
        guard header.format == .png else { throw .corrupt("it isn't a PNG file") }
        size = (header.storedWidth, header.storedHeight)
        guard let canvas = ImageSurface(width: size.width, height: size.height) else {
            throw .corrupt("no memory for the frames")
        }
        self.canvas = canvas
        var format: [UInt8] = []
        var shared: [PNGChunks.Chunk] = []
        var hasEnd = false
        var current: Part?
        for chunk in PNGChunks(file: file) {
            guard chunk.isSound else { throw .corrupt("the chunk \(chunk.type) is damaged") }
            switch chunk.type {
            case "IHDR": format = Array(chunk.content.suffix(5))
            case "PLTE", "tRNS": shared.append(chunk)
            case "fcTL":
                if let current { parts.append(current) }
                current = try Self.part(chunk.content, in: size)
            case "IDAT": current?.pixels += chunk.content
            case "fdAT": current?.pixels += chunk.content.dropFirst(4)
            case "IEND": hasEnd = true
            default: break
            }
        }
        if let current { parts.append(current) }
        guard hasEnd else { throw .corrupt("the PNG file is truncated") }
        guard !parts.isEmpty else { throw .corrupt("it isn't an animated image") }
        self.format = format
        self.shared = shared
    }

    private static func part(
        _ content: ArraySlice<UInt8>, in size: (width: Int, height: Int)
    ) throws(ImageDecodingError) -> Part {
        guard content.count == 26 else { throw .corrupt("a frame has no position") }
        func number(_ offset: Int, _ length: Int) -> Int {
            content.dropFirst(offset).prefix(length).reduce(0) { $0 << 8 | Int($1) }
        }
        let divisor = number(22, 2)
        let part = Part(
            left: number(12, 4), top: number(16, 4), width: number(4, 4), height: number(8, 4),
            duration: Double(number(20, 2)) / Double(divisor == 0 ? 100 : divisor), disposal: UInt8(number(24, 1)),
            isBlended: number(25, 1) == 1)
        guard part.width > 0, part.height > 0, part.left + part.width <= size.width,
            part.top + part.height <= size.height
        else { throw .corrupt("a frame is outside of the image") }
        return part
    }

    /// Returns the next frame, or `nil` after the last one.
    mutating func next() throws(ImageDecodingError) -> Frame? {
        guard index < parts.count else { return nil }
        let part = parts[index]
        index += 1
        let drawn = try PNGReader.read(file(of: part))
        guard let before = canvas.copy(), let frame = canvas.copy() else {
            throw .corrupt("no memory for the frames")
        }
        Self.draw(drawn, of: part, on: frame, part.isBlended ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE)
        switch part.disposal {
        case 1:
            guard let cleared = frame.copy() else { throw .corrupt("no memory for the frames") }
            Self.draw(drawn, of: part, on: cleared, CAIRO_OPERATOR_CLEAR)
            canvas = cleared
        case 2: canvas = before
        default: canvas = frame
        }
        return Frame(surface: frame, duration: part.duration)
    }

    private static func draw(
        _ surface: ImageSurface, of part: Part, on target: ImageSurface, _ mode: cairo_operator_t
    ) {
        target.draw { context in
            cairo_set_operator(context, mode)
            cairo_set_source_surface(context, surface.pointer, Double(part.left), Double(part.top))
            cairo_rectangle(
                context, Double(part.left), Double(part.top), Double(part.width), Double(part.height))
            cairo_fill(context)
        }
        target.flush()
    }

    /// Returns a frame as a separate PNG file.
    private func file(of part: Part) -> [UInt8] {
        var file = PNGSignature.bytes
        PNGChunks.append(
            "IHDR", PNGChunks.bigEndianBytes(part.width) + PNGChunks.bigEndianBytes(part.height) + format, to: &file)
        for chunk in shared { PNGChunks.append(chunk.type, Array(chunk.content), to: &file) }
        PNGChunks.append("IDAT", part.pixels, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        return file
    }
}

extension ImageSurface {
    /// Returns a separate surface with the same pixels.
    fileprivate func copy() -> ImageSurface? {
        mapped(width: width, height: height, by: .identity, filter: .nearest)
    }
}
