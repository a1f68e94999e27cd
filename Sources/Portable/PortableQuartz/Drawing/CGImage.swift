import DisplayList

/// An immutable bitmap image, either encoded or drawn.
public final class CGImage: Hashable, Sendable {
    package let image: DisplayImage

    package init(_ image: DisplayImage) {
        self.image = image
    }

    /// The width of the image, in pixels.
    public var width: Int { image.pixelWidth }

    /// The height of the image, in pixels.
    public var height: Int { image.pixelHeight }

    /// Returns a Boolean value that indicates whether two images have the same content.
    public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

    /// Hashes the image by feeding its content into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
