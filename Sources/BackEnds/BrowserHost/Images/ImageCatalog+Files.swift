import DisplayList
import LayoutGeometry

extension ImageCatalog {
    /// Returns the content type of a file, determined by its first bytes.
    static func contentType(of file: [UInt8]) -> String {
        file.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "image/png"
    }
}

extension ImageCatalog.Content {
    /// Returns the image as a file, and whether its address always identifies the same image.
    func file(encoder: any ImageEncoder) throws(ImageEncodingError) -> (bytes: [UInt8], isKept: Bool) {
        switch self {
        case .image(let image):
            if case .encoded(let bytes) = image.content { return (bytes, true) }
            let size = Size(width: Double(image.pixelWidth), height: Double(image.pixelHeight))
            let bounds = Rect(origin: .zero, size: size)
            let node = DisplayNode(id: 0, bounds: bounds, commands: [.image(image, rect: bounds)])
            return (try encoder.encode(DisplayFrame(size: size, scale: 1, root: node), as: .png), true)
        case .picture(let node, let scale):
            var root = node
            root.transform = AffineTransform(translationX: -node.bounds.origin.x, y: -node.bounds.origin.y)
            return (
                try encoder.encode(DisplayFrame(size: node.bounds.size, scale: scale, root: root), as: .png), false
            )
        }
    }
}
