import DisplayList
import LayoutGeometry

extension DisplayCommand {
    /// A Boolean value that indicates whether the command draws, rather than only changing the context's state.
    var isDrawing: Bool {
        switch self {
        case .fill, .stroke, .text, .image: true
        case .save, .restore, .clip, .transform, .alpha, .blend, .interpolation, .antialiasing, .shadow: false
        }
    }
}

extension DisplayImage {
    /// Creates an image of commands, in a coordinate space with one point per pixel.
    package convenience init(commands: [DisplayCommand], pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
        var hasher = Hasher()
        hasher.combine(commands)
        hasher.combine(pixelWidth)
        hasher.combine(pixelHeight)
        hasher.combine(scale)
        self.init(
            id: UInt64(bitPattern: Int64(hasher.finalize())), content: .commands(commands), pixelWidth: pixelWidth,
            pixelHeight: pixelHeight, scale: scale)
    }

    /// Creates an image from rows of premultiplied BGRA pixels.
    convenience init(pixels: [UInt8], width: Int, height: Int) {
        var hasher = Hasher()
        pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(width)
        self.init(
            id: UInt64(bitPattern: Int64(hasher.finalize())), content: .pixels(pixels), pixelWidth: width,
            pixelHeight: height)
    }

    /// Returns rows of premultiplied BGRA pixels. If the host can't draw images, the pixels are transparent, which is
    /// logged.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    func rasterized() -> [UInt8] {
        if case .pixels(let pixels) = content { return pixels }
        let size = Size(width: Double(pixelWidth), height: Double(pixelHeight))
        do {
            if case .encoded(let file) = content { return try Services.current.imageDecoder.decode(file).pixels }
            let bounds = Rect(origin: .zero, size: size)
            let root = DisplayNode(id: 0, name: "CGImage", bounds: bounds, commands: [.image(self, rect: bounds)])
            let frame = DisplayFrame(size: size, scale: 1, root: root)
            let file = try Services.current.imageEncoder.encode(frame, as: .png)
            return try Services.current.imageDecoder.decode(file).pixels
        } catch {
            Diagnostics.log("The pixels of an image of \(pixelWidth) × \(pixelHeight) can't be computed: \(error).")
            return [UInt8](repeating: 0, count: pixelWidth * pixelHeight * 4)
        }
    }
}
