/// A decoder that always fails, for hosts without image support.
package final class UnavailableImageDecoder: ImageDecoder {
    package init() {}

    package func header(of data: [UInt8]) throws(ImageDecodingError) -> ImageHeader { throw .unknownFormat }

    package func decode(_ data: [UInt8]) throws(ImageDecodingError) -> DecodedImage { throw .unknownFormat }
}
