/// The place and the meaning of alpha in the pixels of a bitmap.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There's no alpha.
    case none = 0
    /// Alpha is the last component, and the others are multiplied by it.
    case premultipliedLast = 1
    /// Alpha is the first component, and the others are multiplied by it.
    case premultipliedFirst = 2
    /// Alpha is the last component, and the others aren't multiplied by it.
    case last = 3
    /// Alpha is the first component, and the others aren't multiplied by it.
    case first = 4
    /// The last component is ignored.
    case noneSkipLast = 5
    /// The first component is ignored.
    case noneSkipFirst = 6
    /// There's only alpha.
    case alphaOnly = 7
}

/// The order of the bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of the byte order.
    case orderMask = 0x7000
    /// The default order.
    case orderDefault = 0
    /// 16 bits, little-endian.
    case order16Little = 0x1000
    /// 32 bits, little-endian.
    case order32Little = 0x2000
    /// 16 bits, big-endian.
    case order16Big = 0x3000
    /// 32 bits, big-endian.
    case order32Big = 0x4000
}

/// The layout of the pixels of a bitmap: a ``CGImageAlphaInfo``, a byte order, and whether components are numbers with
/// a floating point.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The raw value, as in Core Graphics.
    public let rawValue: UInt32

    /// Creates a layout with the given raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of the alpha information.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are numbers with a floating point.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default byte order.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16 bits, little-endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32 bits, little-endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16 bits, big-endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32 bits, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// How pixels are computed when an image is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default of the context.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// Fast interpolation.
    case low = 2
    /// Slow interpolation.
    case high = 3
    /// Interpolation between low and high.
    case medium = 4
}
