import DisplayList

/// Pixels that were drawn, with what they depend on. They become a file only if somebody wants one.
package final class DrawnPicture {
    let surface: ImageSurface
    private let scale: Double
    /// What the pixels depend on.
    package let origin: PictureOrigin

    init(_ surface: ImageSurface, scale: Double, origin: PictureOrigin) {
        surface.flush()
        self.surface = surface
        self.scale = scale
        self.origin = origin
    }

    /// In pixels.
    package var size: ImageHeader { ImageHeader(pixelWidth: surface.width, pixelHeight: surface.height) }

    /// The picture as a PNG file, which tells what it depends on.
    package private(set) lazy var png = PNGWriter.write(
        surface, pixelsPerPoint: scale, note: PictureNote(origin: origin, digest: PictureDigest(surface)))

    /// Whether a PNG file has the same pixels, as far as can be told without reading them: by the digest that the file
    /// carries, if its pixels are still those that were written with it.
    ///
    /// - Complexity: O(*n*) in the number of pixels and in the length of the file.
    package func isCertainlyEqual(to file: [UInt8]) -> Bool {
        guard let digest = PictureNote.digest(of: file) else { return false }
        return digest == "\(PictureDigest(surface))"
    }
}
