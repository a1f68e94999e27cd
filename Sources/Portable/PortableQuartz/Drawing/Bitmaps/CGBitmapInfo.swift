/// The position and format of alpha in the pixels of a bitmap.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Pixels don't have alpha.
    case none = 0
    /// Alpha is the last component, and the color components are premultiplied.
    case premultipliedLast = 1
    /// Alpha is the first component, and the color components are premultiplied.
    case premultipliedFirst = 2
    /// Alpha is the last component, and the color components aren't premultiplied.
    case last = 3
    /// Alpha is the first component, and the color components aren't premultiplied.
    case first = 4
    /// The last component is ignored.
    case noneSkipLast = 5
    /// The first component is ignored.
    case noneSkipFirst = 6
    /// Pixels consist only of alpha.
    case alphaOnly = 7
}

/// The order of the bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bit mask of the byte order.
    case orderMask = 0x7000
    /// The default order.
    case orderDefault = 0
    /// The little-endian order of 16-bit values.
    case order16Little = 0x1000
    /// The little-endian order of 32-bit values.
    case order32Little = 0x2000
    /// The big-endian order of 16-bit values.
    case order16Big = 0x3000
    /// The big-endian order of 32-bit values.
    case order32Big = 0x4000
}

/// The layout of a bitmap's pixels: a ``CGImageAlphaInfo``, a byte order, and an option for floating-point components.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits of the layout, as in Core Graphics.
    public let rawValue: UInt32

    /// Creates a layout with the given raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bit mask of the alpha information.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bit mask of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default byte order.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// The little-endian order of 16-bit values.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The little-endian order of 32-bit values.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// The big-endian order of 16-bit values.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// The big-endian order of 32-bit values.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The quality of interpolation when an image is drawn at a different size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default quality of the context.
    case `default` = 0
    /// No interpolation: the nearest pixel is used.
    case none = 1
    /// A low quality, which is fast.
    case low = 2
    /// A high quality, which may be slow.
    case high = 3
    /// A medium quality.
    case medium = 4
}
