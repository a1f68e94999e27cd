/// Writes image files. Hosts provide one.
package protocol ImageEncoder: AnyObject, Sendable {
    /// The frame as a file, with as many pixels per point as the frame says. Throws for a frame without pixels or with
    /// more than ``ImageLimits/maximumPixelCount`` of them.
    func encode(_ frame: DisplayFrame, as format: ImageFormat) throws(ImageEncodingError) -> [UInt8]
}

package enum ImageFormat: Sendable, Hashable {
    /// Without loss; what the frame leaves clear stays so.
    case png
    /// A JPEG with a quality from 0, the smallest file, to 1, the best image; other numbers are clamped. Transparent
    /// areas become white, because there's no alpha channel.
    case jpeg(quality: Double)
}

package enum ImageEncodingError: Error, Sendable, Hashable {
    /// There is nothing here that writes pictures.
    case unavailable
    /// The text says why.
    case failed(String)
}

/// An encoder that knows no format: for hosts without pictures.
package final class RefusingImageEncoder: ImageEncoder {
    package init() {}

    package func encode(
        _ frame: DisplayFrame, as format: ImageFormat
    ) throws(ImageEncodingError) -> [UInt8] { throw .unavailable }
}
