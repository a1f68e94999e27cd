import UIKit

// The typed filters of `CoreImage.CIFilterBuiltins`. Only QR codes are computed; the others return their input.

public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

public protocol CIPointillize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
    var radius: Float { get set }
}

public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIKMeans: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var inputMeans: CIImage? { get set }
    var extent: CGRect { get set }
    var count: Int { get set }
    var passes: Float { get set }
    var perceptual: Bool { get set }
}

public protocol CIPalettize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var paletteImage: CIImage? { get set }
    var perceptual: Bool { get set }
}

/// A filter whose parameters are properties.
class BuiltInFilter: CIFilter {
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }

    fileprivate func parameter<Value>(_ key: String, default value: Value) -> Value {
        self.value(forKey: key) as? Value ?? value
    }
}

private final class QRCodeGenerator: BuiltInFilter, CIQRCodeGenerator {
    var message: Data {
        get { parameter("inputMessage", default: Data()) }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    var correctionLevel: String {
        get { parameter("inputCorrectionLevel", default: "M") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

private final class GaussianBlurFilter: BuiltInFilter, CIGaussianBlur {
    var radius: Float {
        get { parameter("inputRadius", default: 10) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
}

private final class BoxBlurFilter: BuiltInFilter, CIBoxBlur {
    var radius: Float {
        get { parameter("inputRadius", default: 10) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
}

private final class SepiaToneFilter: BuiltInFilter, CISepiaTone {
    var intensity: Float {
        get { parameter("inputIntensity", default: 1) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
}

private final class ColorControlsFilter: BuiltInFilter, CIColorControls {
    var saturation: Float {
        get { parameter("inputSaturation", default: 1) }
        set { setValue(newValue, forKey: "inputSaturation") }
    }

    var brightness: Float {
        get { parameter("inputBrightness", default: 0) }
        set { setValue(newValue, forKey: "inputBrightness") }
    }

    var contrast: Float {
        get { parameter("inputContrast", default: 1) }
        set { setValue(newValue, forKey: "inputContrast") }
    }
}

private final class ColorMonochromeFilter: BuiltInFilter, CIColorMonochrome {
    var color: CIColor {
        get { parameter("inputColor", default: CIColor(red: 0.6, green: 0.45, blue: 0.3)) }
        set { setValue(newValue, forKey: "inputColor") }
    }

    var intensity: Float {
        get { parameter("inputIntensity", default: 1) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
}

private final class ColorInvertFilter: BuiltInFilter, CIColorInvert {}

private final class ExposureAdjustFilter: BuiltInFilter, CIExposureAdjust {
    var ev: Float {
        get { parameter("inputEV", default: 0) }
        set { setValue(newValue, forKey: "inputEV") }
    }
}

private final class HueAdjustFilter: BuiltInFilter, CIHueAdjust {
    var angle: Float {
        get { parameter("inputAngle", default: 0) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
}

private final class VibranceFilter: BuiltInFilter, CIVibrance {
    var amount: Float {
        get { parameter("inputAmount", default: 0) }
        set { setValue(newValue, forKey: "inputAmount") }
    }
}

private final class PixellateFilter: BuiltInFilter, CIPixellate {
    var center: CGPoint {
        get { parameter("inputCenter", default: CGPoint(x: 150, y: 150)) }
        set { setValue(newValue, forKey: "inputCenter") }
    }

    var scale: Float {
        get { parameter("inputScale", default: 8) }
        set { setValue(newValue, forKey: "inputScale") }
    }
}

private final class CrystallizeFilter: BuiltInFilter, CICrystallize {
    var radius: Float {
        get { parameter("inputRadius", default: 20) }
        set { setValue(newValue, forKey: "inputRadius") }
    }

    var center: CGPoint {
        get { parameter("inputCenter", default: CGPoint(x: 150, y: 150)) }
        set { setValue(newValue, forKey: "inputCenter") }
    }
}

private final class PointillizeFilter: BuiltInFilter, CIPointillize {
    var radius: Float {
        get { parameter("inputRadius", default: 20) }
        set { setValue(newValue, forKey: "inputRadius") }
    }

    var center: CGPoint {
        get { parameter("inputCenter", default: CGPoint(x: 150, y: 150)) }
        set { setValue(newValue, forKey: "inputCenter") }
    }
}

private final class EdgesFilter: BuiltInFilter, CIEdges {
    var intensity: Float {
        get { parameter("inputIntensity", default: 1) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
}

private final class VignetteFilter: BuiltInFilter, CIVignette {
    var intensity: Float {
        get { parameter("inputIntensity", default: 0) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }

    var radius: Float {
        get { parameter("inputRadius", default: 1) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
}

private final class BloomFilter: BuiltInFilter, CIBloom {
    var radius: Float {
        get { parameter("inputRadius", default: 10) }
        set { setValue(newValue, forKey: "inputRadius") }
    }

    var intensity: Float {
        get { parameter("inputIntensity", default: 0.5) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
}

private final class UnsharpMaskFilter: BuiltInFilter, CIUnsharpMask {
    var radius: Float {
        get { parameter("inputRadius", default: 2.5) }
        set { setValue(newValue, forKey: "inputRadius") }
    }

    var intensity: Float {
        get { parameter("inputIntensity", default: 0.5) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
}

private final class TwirlDistortionFilter: BuiltInFilter, CITwirlDistortion {
    var center: CGPoint {
        get { parameter("inputCenter", default: CGPoint(x: 150, y: 150)) }
        set { setValue(newValue, forKey: "inputCenter") }
    }

    var radius: Float {
        get { parameter("inputRadius", default: 300) }
        set { setValue(newValue, forKey: "inputRadius") }
    }

    var angle: Float {
        get { parameter("inputAngle", default: 3.14159) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
}

private final class FalseColorFilter: BuiltInFilter, CIFalseColor {
    var color0: CIColor {
        get { parameter("inputColor0", default: CIColor(red: 0.3, green: 0, blue: 0)) }
        set { setValue(newValue, forKey: "inputColor0") }
    }

    var color1: CIColor {
        get { parameter("inputColor1", default: CIColor(red: 1, green: 0.9, blue: 0.8)) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

private final class PhotoEffectFilter: BuiltInFilter, CIPhotoEffect {}

private final class KMeansFilter: BuiltInFilter, CIKMeans {
    var inputMeans: CIImage? {
        get { value(forKey: "inputMeans") as? CIImage }
        set { setValue(newValue, forKey: "inputMeans") }
    }
    var extent: CGRect {
        get { parameter("inputExtent", default: .zero) }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var count: Int {
        get { parameter("inputCount", default: 8) }
        set { setValue(newValue, forKey: "inputCount") }
    }
    var passes: Float {
        get { parameter("inputPasses", default: 5) }
        set { setValue(newValue, forKey: "inputPasses") }
    }
    var perceptual: Bool {
        get { parameter("inputPerceptual", default: false) }
        set { setValue(newValue, forKey: "inputPerceptual") }
    }
}

private final class PalettizeFilter: BuiltInFilter, CIPalettize {
    var paletteImage: CIImage? {
        get { value(forKey: "inputPaletteImage") as? CIImage }
        set { setValue(newValue, forKey: "inputPaletteImage") }
    }
    var perceptual: Bool {
        get { parameter("inputPerceptual", default: false) }
        set { setValue(newValue, forKey: "inputPerceptual") }
    }
}

extension CIFilter {
    public class func kMeans() -> any CIFilter & CIKMeans { KMeansFilter(name: "CIKMeans")! }
    public class func palettize() -> any CIFilter & CIPalettize { PalettizeFilter(name: "CIPalettize")! }

    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        QRCodeGenerator(name: "CIQRCodeGenerator")!
    }

    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
        GaussianBlurFilter(name: "CIGaussianBlur")!
    }

    public class func boxBlur() -> any CIFilter & CIBoxBlur {
        BoxBlurFilter(name: "CIBoxBlur")!
    }

    public class func sepiaTone() -> any CIFilter & CISepiaTone {
        SepiaToneFilter(name: "CISepiaTone")!
    }

    public class func colorControls() -> any CIFilter & CIColorControls {
        ColorControlsFilter(name: "CIColorControls")!
    }

    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        ColorMonochromeFilter(name: "CIColorMonochrome")!
    }

    public class func colorInvert() -> any CIFilter & CIColorInvert {
        ColorInvertFilter(name: "CIColorInvert")!
    }

    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        ExposureAdjustFilter(name: "CIExposureAdjust")!
    }

    public class func hueAdjust() -> any CIFilter & CIHueAdjust {
        HueAdjustFilter(name: "CIHueAdjust")!
    }

    public class func vibrance() -> any CIFilter & CIVibrance {
        VibranceFilter(name: "CIVibrance")!
    }

    public class func pixellate() -> any CIFilter & CIPixellate {
        PixellateFilter(name: "CIPixellate")!
    }

    public class func crystallize() -> any CIFilter & CICrystallize {
        CrystallizeFilter(name: "CICrystallize")!
    }

    public class func pointillize() -> any CIFilter & CIPointillize {
        PointillizeFilter(name: "CIPointillize")!
    }

    public class func edges() -> any CIFilter & CIEdges {
        EdgesFilter(name: "CIEdges")!
    }

    public class func vignette() -> any CIFilter & CIVignette {
        VignetteFilter(name: "CIVignette")!
    }

    public class func bloom() -> any CIFilter & CIBloom {
        BloomFilter(name: "CIBloom")!
    }

    public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
        UnsharpMaskFilter(name: "CIUnsharpMask")!
    }

    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        TwirlDistortionFilter(name: "CITwirlDistortion")!
    }

    public class func falseColor() -> any CIFilter & CIFalseColor {
        FalseColorFilter(name: "CIFalseColor")!
    }

    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectChrome")!
    }

    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectFade")!
    }

    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectInstant")!
    }

    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectMono")!
    }

    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectNoir")!
    }

    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectProcess")!
    }

    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectTonal")!
    }

    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter(name: "CIPhotoEffectTransfer")!
    }
}
