@_exported import CoreVideo
@_exported import ImageIO
@_exported import UIKit

/// An image that filters process. It's a UIKit image with an extent.
open class CIImage: NSObject, @unchecked Sendable {
    /// The pixels, or `nil` for a color that fills the plane.
    public let cgImage: CGImage?
    fileprivate let color: CIColor?
    public let extent: CGRect

    fileprivate init(_ cgImage: CGImage?, color: CIColor?, extent: CGRect) {
        self.cgImage = cgImage
        self.color = color
        self.extent = extent
        super.init()
    }

    /// Creates an empty image.
    public convenience override init() { self.init(nil, color: nil, extent: .zero) }

    public convenience init(cgImage image: CGImage) {
        self.init(image, color: nil, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(cgImage: image)
    }

    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(image: image) }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a transparent image with the size of the buffer, because buffers aren't read.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(
            nil, color: CIColor(red: 0, green: 0, blue: 0, alpha: 0),
            extent: CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(pixelBuffer)))
    }

    public convenience init(color: CIColor) {
        self.init(nil, color: color, extent: .infinite)
    }

    open class func empty() -> CIImage { CIImage(nil, color: nil, extent: .zero) }

    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent == .infinite ? rect : extent.intersection(rect)
        guard let cgImage else { return CIImage(nil, color: color, extent: part) }
        // Rectangles in Core Image have their origin at the bottom, and rectangles in images at the top.
        let top = CGRect(
            x: part.minX - extent.minX, y: extent.maxY - part.maxY, width: part.width, height: part.height)
        return CIImage(cgImage.cropping(to: top), color: nil, extent: part)
    }

    /// Moves and scales the extent. Rotations have no effect.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(cgImage, color: color, extent: extent.applying(matrix))
    }

    open func composited(over dest: CIImage) -> CIImage {
        CIFilter.result("CISourceOverCompositing", [kCIInputImageKey: self, kCIInputBackgroundImageKey: dest]) ?? self
    }

    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        CIFilter.result(filterName, params.merging([kCIInputImageKey: self]) { $1 }) ?? self
    }

    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    open func clampedToExtent() -> CIImage { self }
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

    /// Draws the part of the image in a rectangle.
    func draw(_ rect: CGRect, in context: CGContext) {
        let target = CGRect(
            x: extent.minX - rect.minX, y: extent.minY - rect.minY, width: extent.width, height: extent.height)
        if let cgImage {
            context.draw(cgImage, in: target)
        } else if let color {
            context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            context.fill(extent == .infinite ? CGRect(origin: .zero, size: rect.size) : target)
        }
    }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
}

/// A context that draws images.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]? = nil) { super.init() }

    /// Returns the part of an image in a rectangle, or `nil` if the rectangle is empty or infinite.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard fromRect != .infinite, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
        guard let context = CGContext.bitmap(fromRect.size) else { return nil }
        image.draw(fromRect, in: context)
        return context.makeImage()
    }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

extension UIImage {
    public convenience init(ciImage: CIImage) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image)
        } else {
            self.init()
        }
    }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Always `nil`, because images are stored as Core Graphics images.
    public var ciImage: CIImage? { nil }
}
