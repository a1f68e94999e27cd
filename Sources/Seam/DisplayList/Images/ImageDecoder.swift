/// A type that decodes image files. Hosts provide one.
package protocol ImageDecoder: AnyObject, Sendable {
    /// Reads only the header. Throws for data that isn't a PNG or JPEG, and for images with more pixels than
    /// ``ImageLimits/maximumPixelCount`` allows.
    func header(of data: [UInt8]) throws(ImageDecodingError) -> ImageHeader

    /// Decodes the whole image to rows of premultiplied BGRA.
    func decode(_ data: [UInt8]) throws(ImageDecodingError) -> DecodedImage
}

package enum ImageLimits {
    /// The maximum number of pixels, 100 million (400 MB decoded). Larger images are rejected before memory is
    /// allocated.
    package static let maximumPixelCount = 100_000_000
}

package struct ImageHeader: Sendable, Hashable {
    package var pixelWidth: Int
    package var pixelHeight: Int

    package init(pixelWidth: Int, pixelHeight: Int) {
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

package struct DecodedImage: Sendable, Hashable {
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// The rows of premultiplied BGRA from the top, without padding.
    package var pixels: [UInt8]

    package init(pixelWidth: Int, pixelHeight: Int, pixels: [UInt8]) {
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.pixels = pixels
    }
}

package enum ImageDecodingError: Error, Sendable, Hashable {
    /// The data has no known format.
    case unknownFormat
    /// The data is truncated or damaged; the text describes the position of the error.
    case corrupt(String)
    /// The header specifies more pixels than the maximum.
    case tooLarge(pixelWidth: Int, pixelHeight: Int)
}
