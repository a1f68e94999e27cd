import DisplayList

/// A drawn image with the versions that its pixels depend on. It's encoded only on demand.
package final class DrawnImage {
    let surface: ImageSurface
    private let scale: Double
    /// The libraries and fonts that the pixels depend on.
    package let origin: ImageOrigin

    init(_ surface: ImageSurface, scale: Double, origin: ImageOrigin) {
        surface.flush()
        self.surface = surface
        self.scale = scale
        self.origin = origin
    }

    /// The size in pixels.
    package var size: ImageHeader { ImageHeader(pixelWidth: surface.width, pixelHeight: surface.height) }

    /// The image as a PNG file, which includes its origin.
    package private(set) lazy var png = PNGWriter.write(
        surface, pixelsPerPoint: scale, note: ImageMetadata(origin: origin, digest: ImageDigest(surface)))

    /// Returns whether a PNG file certainly has the same pixels, without decoding it. It compares the digest in the
    /// file, which is valid only if the file's pixels haven't been compressed again.
    ///
    /// - Complexity: O(*n*) in the number of pixels and in the length of the file.
    package func isKnownToEqual(to file: [UInt8]) -> Bool {
        guard let digest = ImageMetadata.digest(of: file) else { return false }
        return digest == "\(ImageDigest(surface))"
    }
}
