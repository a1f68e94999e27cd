import LayoutGeometry

/// An image as it came, with its size; back ends decode it when they need its pixels, and cache what they made
/// under its `id`.
public final class DisplayImage: Sendable, Hashable {
    package enum Content: Sendable {
        /// A PNG or JPEG file.
        case encoded([UInt8])
        /// Rows of premultiplied BGRA, from the top, `pixelWidth * 4` bytes each.
        case pixels([UInt8])
        /// Drawing commands in points, for images that were drawn; rendered at the scale that is needed.
        case commands([DisplayCommand])
        /// A symbol in the largest square in the middle of the image's box.
        case symbol(SymbolDrawing)
    }

    /// Equal for equal content.
    package let id: UInt64
    package let content: Content
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Pixels per point of the image as it was made; insets and commands count in its points.
    package let scale: Double

    package init(id: UInt64, content: Content, pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
        self.id = id
        self.content = content
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The image's own size in points.
    package var size: Size {
        Size(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    }

    /// Returns a Boolean value that indicates whether two images have the same identifier.
    public static func == (left: DisplayImage, right: DisplayImage) -> Bool {
        left === right || left.id == right.id
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
