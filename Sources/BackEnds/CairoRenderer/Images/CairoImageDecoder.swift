import DisplayList

/// A decoder of PNG files with Cairo and of JPEG files with TurboJPEG, which applies the EXIF orientation.
///
/// Headers are validated before memory is allocated: images with more than ``ImageLimits/maximumPixelCount`` pixels, or
/// with a side of more than 32,767 pixels, are rejected. Truncated or damaged files throw an error instead of
/// returning a partial image.
package final class CairoImageDecoder: ImageDecoder {
    package init() {}

    package func header(of data: [UInt8]) throws(ImageDecodingError) -> ImageHeader {
        try ImageFile(reading: data).header
    }

    package func decode(_ data: [UInt8]) throws(ImageDecodingError) -> DecodedImage {
        let surface = try Self.surface(of: data)
        return DecodedImage(pixelWidth: surface.width, pixelHeight: surface.height, pixels: surface.pixels)
    }

    /// Returns the upright image on a surface. With a `minimumSize`, the result may be smaller than the image, but
    /// covers that size.
    static func surface(
        of data: [UInt8], atLeast minimumSize: (width: Int, height: Int)? = nil
    ) throws(ImageDecodingError) -> ImageSurface {
        let file = try ImageFile(reading: data)
        switch file.format {
        case .png:
            return try PNGReader.read(data)
        case .jpeg:
            let orientation = file.orientation
            let stored = minimumSize.map { orientation.swapsAxes ? ($0.height, $0.width) : $0 }
            let surface = try JPEGReader.read(data, file: file, atLeast: stored)
            guard orientation != .up else { return surface }
            let (width, height) = (surface.width, surface.height)
            let upright = surface.mapped(
                width: orientation.swapsAxes ? height : width, height: orientation.swapsAxes ? width : height,
                by: orientation.transform(width: Double(width), height: Double(height)), filter: .nearest)
            guard let upright else { throw .corrupt("JPEG: no memory to rotate the image") }
            return upright
        }
    }
}
