import LayoutGeometry

/// An encoded or drawn image with its size. Hosts decode it when they need its pixels, and cache the result by its
/// `id`.
public final class DisplayImage: Sendable, Hashable {
    package enum Content: Sendable {
        /// A PNG or JPEG file.
        case encoded([UInt8])
        /// Rows of premultiplied BGRA from the top, with `pixelWidth * 4` bytes each.
        case pixels([UInt8])
        /// Drawing commands in points, rendered at the required scale.
        case commands([DisplayCommand])
        /// A symbol in the largest centered square of the image's box.
        case symbol(SymbolDrawing)
    }

    /// The identifier, which is equal for equal content.
    package let id: UInt64
    package let content: Content
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// The pixels per point of the original image. Insets and commands are in its points.
    package let scale: Double

    package init(id: UInt64, content: Content, pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
        self.id = id
        self.content = content
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The image's size in points.
    package var size: Size {
        Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    }

    /// Returns whether two images have the same identifier.
    public static func == (left: DisplayImage, right: DisplayImage) -> Bool {
        left === right || left.id == right.id
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
