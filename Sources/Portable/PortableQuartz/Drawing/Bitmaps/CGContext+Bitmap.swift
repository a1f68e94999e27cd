import DisplayList

extension CGContext {
    /// Creates a bitmap context, whose y-axis points up.
    ///
    /// Differs from Core Graphics: only layouts with 8 bits per component are supported. Drawing is recorded, and
    /// rendered when `data` is read.
    ///
    /// - Parameters:
    ///   - data: The memory of the pixels, with at least `bytesPerRow * height` bytes, or `nil` to let the context
    ///     allocate it. The memory must exist as long as the context.
    ///   - bytesPerRow: The distance between rows in bytes, or 0 for rows without padding.
    ///   - bitmapInfo: The layout of pixels, as the raw value of a ``CGBitmapInfo`` or ``CGImageAlphaInfo``.
    /// - Returns: A context, or `nil` if a side isn't positive, if the layout isn't supported, or if rows overlap.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, info: info), width > 0,
            height > 0,
            width <= ImageLimits.maximumPixelCount / height
        else { return nil }
        let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        guard row >= width * layout.bytesPerPixel else { return nil }
        self.init(
            Bitmap(
                BitmapFormat(
                    width: width, height: height, bytesPerRow: row, layout: layout, space: space, info: info),
                data: data))
    }

    /// Creates a bitmap context, whose y-axis points up.
    ///
    /// - Parameters:
    ///   - data: The memory of the pixels, or `nil` for memory that the context allocates.
    ///   - bytesPerRow: The distance between rows in bytes, or 0 for rows without padding.
    /// - Returns: A context, or `nil` if a side isn't positive, if the layout isn't supported, or if rows overlap.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// The pixels of a bitmap context, including all drawing so far, or `nil` for other contexts.
    ///
    /// - Complexity: O(*n*) in the number of pixels if something was drawn since the last access.
    public var data: UnsafeMutableRawPointer? {
        renderBitmap()
        return bitmap?.memory?.baseAddress
    }

    /// The width of a bitmap context in pixels, or 0 for other contexts.
    public var width: Int { bitmap?.format.width ?? 0 }

    /// The height of a bitmap context in pixels, or 0 for other contexts.
    public var height: Int { bitmap?.format.height ?? 0 }

    /// The bits per component of a bitmap context, or 0 for other contexts.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

    /// The bits per pixel of a bitmap context, or 0 for other contexts.
    public var bitsPerPixel: Int { (bitmap?.format.layout.bytesPerPixel ?? 0) * 8 }

    /// The distance between the rows of a bitmap context in bytes, or 0 for other contexts.
    public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }

    /// The color space of a bitmap context, or `nil` for other contexts.
    public var colorSpace: CGColorSpace? { bitmap?.format.space }

    /// The alpha information of a bitmap context.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The layout of the pixels of a bitmap context.
    public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }

    /// An image of the context's pixels, including the app's changes, or `nil` if the app hasn't accessed the pixels.
    package var bitmapImage: CGImage? {
        guard let bitmap, bitmap.memory != nil else { return nil }
        renderBitmap()
        return bitmap.image.map { CGImage($0) }
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let cleared = rect.applying(ctm).insetBy(dx: -0.5, dy: -0.5)
        if cleared.contains(bounds) { return removeDrawing() }
        append([.save, .blend(.clear), .fill(Path(rect.rect), .color(.black)), .restore])
    }
}
