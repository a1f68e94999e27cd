import DisplayList

/// The pixels of an image, encoded or drawn. Immutable.
public final class CGImage: Hashable, Sendable {
    package let image: DisplayImage

    package init(_ image: DisplayImage) {
        self.image = image
    }

    /// The number of pixels in a row.
    public var width: Int { image.pixelWidth }

    /// The number of rows.
    public var height: Int { image.pixelHeight }

    /// Whether both show the same content.
    public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

    /// Feeds the content's identity to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
