/// A type that encodes image files and documents. Hosts provide one.
package protocol ImageEncoder: AnyObject, Sendable {
    /// Encodes a frame with its pixels per point. Throws for a frame without pixels, or with more pixels than
    /// ``ImageLimits/maximumPixelCount``.
    func encode(_ frame: DisplayFrame, as format: ImageFormat) throws(ImageEncodingError) -> [UInt8]

    /// Encodes a document as a PDF file. Throws for a page without an area.
    func encode(_ document: PagedDocument) throws(ImageEncodingError) -> [UInt8]
}

extension ImageEncoder {
    /// Always throws, for encoders without documents.
    package func encode(_ document: PagedDocument) throws(ImageEncodingError) -> [UInt8] { throw .unavailable }
}

package enum ImageFormat: Sendable, Hashable {
    /// A PNG. Transparent areas stay transparent.
    case png
    /// A JPEG with a quality from 0, the smallest file, to 1, the best image; other numbers are clamped. Transparent
    /// areas become white, because there's no alpha channel.
    case jpeg(quality: Double)
}

package enum ImageEncodingError: Error, Sendable, Hashable {
    /// There's no encoder.
    case unavailable
    /// The encoding failed, for the reason in the text.
    case failed(String)
}

/// An encoder that always fails, for hosts without image support.
package final class UnavailableImageEncoder: ImageEncoder {
    package init() {}

    package func encode(
        _ frame: DisplayFrame, as format: ImageFormat
    ) throws(ImageEncodingError) -> [UInt8] { throw .unavailable }
}
