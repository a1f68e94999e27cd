import UIKit

/// A filter. Colors, crops, compositions, and QR codes are computed; other filters return their input.
open class CIFilter: NSObject {
    open private(set) var name: String
    private var values: [String: Any] = [:]

    /// Creates a filter. A filter with an unknown name returns its input.
    public init?(name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        super.init()
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    static func result(_ name: String, _ parameters: [String: Any]) -> CIImage? {
        CIFilter(name: name, parameters: parameters)?.outputImage
    }

    open var inputKeys: [String] { values.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
    open class func filterNames(inCategory category: String?) -> [String] { [] }
    open class func filterNames(inCategories categories: [String]?) -> [String] { [] }
    open class func localizedName(forFilterName filterName: String) -> String? { nil }
    open func setDefaults() {}
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    open var outputImage: CIImage? {
        let input = values[kCIInputImageKey] as? CIImage
        switch name {
        case "CIConstantColorGenerator":
            return (values[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
        case "CICrop":
            let rect =
                (values["inputRectangle"] as? CIVector)?.cgRectValue
                ?? (values["inputRectangle"] as? NSValue)?.cgRectValue ?? values["inputRectangle"] as? CGRect
            return rect.flatMap { input?.cropped(to: $0) } ?? input
        case "CISourceOverCompositing":
            guard let input, let background = values[kCIInputBackgroundImageKey] as? CIImage else { return input }
            let extent = input.extent == .infinite ? background.extent : input.extent.union(background.extent)
            guard extent != .infinite, let context = CGContext.bitmap(extent.size) else { return input }
            background.draw(extent, in: context)
            input.draw(extent, in: context)
            let image = context.makeImage().map { CIImage(cgImage: $0) }
            return image?.transformed(by: CGAffineTransform(translationX: extent.minX, y: extent.minY))
        case "CIQRCodeGenerator":
            return qrCode
        case "CIAreaAverage":
            let extent = (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? values[kCIInputExtentKey] as? CGRect
            guard let input, let pixels = Pixels(input, in: extent ?? input.extent) else { return input }
            return CIImage(color: pixels.average).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        default:
            return input
        }
    }

    /// An image with one pixel for each module of the code, and a border of one pixel.
    private var qrCode: CIImage? {
        let level = values["inputCorrectionLevel"] as? String ?? "M"
        guard let message = values["inputMessage"] as? Data,
            let code = QRCode(Array(message), level: QRCode.CorrectionLevel(rawValue: level) ?? .medium)
        else { return nil }
        let side = code.size + 2
        guard let context = CGContext.bitmap(CGSize(width: side, height: side)) else { return nil }
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        for row in 0..<code.size {
            for column in 0..<code.size where code[column, row] {
                context.fill(CGRect(x: column + 1, y: code.size - row, width: 1, height: 1))
            }
        }
        return context.makeImage().map { CIImage(cgImage: $0) }
    }
}

extension CGContext {
    /// Creates a bitmap context of a size in pixels.
    static func bitmap(_ size: CGSize) -> CGContext? {
        CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
}

public let kCIOutputImageKey = "outputImage"
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputColorKey = "inputColor"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"

public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
