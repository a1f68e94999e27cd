import UIKit

/// A vector of numbers, such as a rectangle or a color.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: count))
        super.init()
    }

    init(_ values: [CGFloat]) {
        self.values = values
        super.init()
    }

    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
    public convenience init(cgRect rect: CGRect) {
        self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    open var count: Int { values.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

/// The order of the components of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
    public static let RGBAh = CIFormat(rawValue: 2056)
    public static let RGBAf = CIFormat(rawValue: 2312)
}

public let kCIFormatRGBA8 = CIFormat.RGBA8
public let kCIFormatBGRA8 = CIFormat.BGRA8
public let kCIFormatARGB8 = CIFormat.ARGB8

extension CIContext {
    /// Draws a part of an image into memory. Other formats than those with 8 bits per component have no effect.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let pixels = Pixels(image, in: bounds) else { return }
        let order: [Int]
        switch format {
        case .RGBA8: order = [2, 1, 0, 3]
        case .BGRA8: order = [0, 1, 2, 3]
        case .ARGB8: order = [3, 2, 1, 0]
        default: return
        }
        for row in 0..<pixels.height {
            for column in 0..<pixels.width {
                for (index, component) in order.enumerated() {
                    data.storeBytes(
                        of: pixels[row, column, component], toByteOffset: row * rowBytes + column * 4 + index,
                        as: UInt8.self)
                }
            }
        }
    }
}

/// The pixels of a part of an image: blue, green, red, and alpha, multiplied by alpha.
struct Pixels {
    let width: Int
    let height: Int
    private let bytesPerRow: Int
    private let bytes: Data

    init?(_ image: CIImage, in rect: CGRect) {
        guard let image = CIContext().createCGImage(image, from: rect), let data = image.dataProvider?.data else {
            return nil
        }
        (width, height, bytesPerRow, bytes) = (image.width, image.height, image.bytesPerRow, data)
    }

    subscript(row: Int, column: Int, component: Int) -> UInt8 {
        bytes[bytes.startIndex + row * bytesPerRow + column * 4 + component]
    }

    /// The average of all pixels.
    var average: CIColor {
        var sums = [0, 0, 0, 0]
        for row in 0..<height {
            for column in 0..<width {
                for component in 0..<4 { sums[component] += Int(self[row, column, component]) }
            }
        }
        let averages = sums.map { CGFloat($0) / CGFloat(width * height) / 255 }
        return CIColor(red: averages[2], green: averages[1], blue: averages[0], alpha: averages[3])
    }
}

public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

private final class AreaAverageFilter: CIFilter, CIAreaAverage {
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }

    var extent: CGRect {
        get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

extension CIFilter {
    public class func areaAverage() -> any CIFilter & CIAreaAverage { AreaAverageFilter(name: "CIAreaAverage")! }
}
