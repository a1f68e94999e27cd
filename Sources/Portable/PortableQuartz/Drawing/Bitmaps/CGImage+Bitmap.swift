import DisplayList
import LayoutGeometry

extension CGImage {
    /// Creates an image from pixels.
    ///
    /// Differs from Core Graphics: only layouts with 8 bits per component are supported. `decode`, `shouldInterpolate`,
    /// and `intent` have no effect.
    ///
    /// - Parameters:
    ///   - bytesPerRow: The distance between rows in bytes.
    ///   - provider: A provider of the rows of pixels, from top to bottom.
    /// - Returns: An image, or `nil` if a side isn't positive, if the layout isn't supported, or if bytes are missing.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        guard let layout, let data = provider.data, width > 0, height > 0,
            width <= ImageLimits.maximumPixelCount / height, bitsPerPixel == layout.bytesPerPixel * 8,
            bytesPerRow >= width * layout.bytesPerPixel,
            data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        let pixels = data.withUnsafeBytes {
            layout.read($0, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        self.init(DisplayImage(pixels: pixels, width: width, height: height))
    }

    /// Creates an image from PNG data. Returns `nil` if the data isn't a PNG image. `decode` and `shouldInterpolate`
    /// have no effect.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, beginning: [0x89, 0x50, 0x4E, 0x47])
    }

    /// Creates an image from JPEG data. Returns `nil` if the data isn't a JPEG image. `decode` and `shouldInterpolate`
    /// have no effect.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, beginning: [0xFF, 0xD8])
    }

    private convenience init?(file: CGDataProvider, beginning signature: [UInt8]) {
        guard let data = file.data, data.starts(with: signature),
            let image = try? Services.current.imageDecoder.decode([UInt8](data))
        else { return nil }
        self.init(DisplayImage(pixels: image.pixels, width: image.pixelWidth, height: image.pixelHeight))
    }

    /// The number of bits per component, which is always 8.
    public var bitsPerComponent: Int { 8 }

    /// The number of bits per pixel, which is always 32.
    public var bitsPerPixel: Int { 32 }

    /// The distance between rows in bytes.
    public var bytesPerRow: Int { width * 4 }

    /// The color space, which is always that of the device.
    public var colorSpace: CGColorSpace? { .deviceRGB }

    /// The alpha information. Colors are premultiplied, and alpha is the first component of a little-endian number.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

    /// The layout of the pixels in ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    }

    /// The byte order of the pixels in ``dataProvider``.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// A Boolean value that indicates whether the image is a mask. It's always `false`.
    public var isMask: Bool { false }

    /// A Boolean value that indicates whether the image is interpolated when it's scaled. It's always `true`.
    public var shouldInterpolate: Bool { true }

    /// The ranges of the components, or `nil` for the default ranges. It's always `nil`.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The mapping of colors outside the gamut. It's always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// A provider of the pixels, with rows from top to bottom.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(image.rasterized())) }

    /// Returns the image itself, because images are immutable.
    public func copy() -> CGImage? { self }

    /// Returns the part of the image inside a rectangle in pixels, or `nil` if the rectangle is outside the image. The
    /// rectangle is extended to whole pixels and clipped to the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.commonPart(with: bounds)
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let moved = Rect(x: -part.minX, y: -part.minY, width: Double(width), height: Double(height))
        let commands: [DisplayCommand] = [
            .clip(Path(Rect(x: 0, y: 0, width: part.width, height: part.height))), .image(image, rect: moved),
        ]
        return CGImage(DisplayImage(commands: commands, pixelWidth: Int(part.width), pixelHeight: Int(part.height)))
    }
}
