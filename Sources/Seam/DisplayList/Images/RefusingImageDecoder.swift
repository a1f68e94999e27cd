/// A decoder that knows no format: for hosts without pictures.
package final class RefusingImageDecoder: ImageDecoder {
    package init() {}

    package func header(of data: [UInt8]) throws(ImageDecodingError) -> ImageHeader { throw .unknownFormat }

    package func decode(_ data: [UInt8]) throws(ImageDecodingError) -> DecodedImage { throw .unknownFormat }
}
