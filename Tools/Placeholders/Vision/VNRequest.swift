@_exported import CoreImage
@_exported import CoreML
@_exported import Foundation

public let VNErrorDomain = "com.apple.Vision"

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// The result of a request. No request finds anything.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let confidence: VNConfidence = 0

    override init() { super.init() }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public let boundingBox: CGRect

    public init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
        super.init()
    }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    open var identifier: String { "" }
}

open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }

    override init() { super.init() }

    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
}

open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
}

/// A type that returns results of a specific type if the class of the request is known.
///
/// Swift has no covariant arrays in overridden properties, so the property of all requests isn't a member of their class.
public protocol RequestWithResults {}

extension RequestWithResults {
    public var results: [VNObservation]? { nil }
}

/// A request. Its completion handler receives an error when it's performed.
open class VNRequest: NSObject, RequestWithResults {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false

    public convenience override init() { self.init(completionHandler: nil) }

    public init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
        super.init()
    }

    open func cancel() {}
}

open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages = ["en-US"]
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open var results: [VNRecognizedTextObservation]? { nil }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []
    open var results: [VNBarcodeObservation]? { nil }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    open var results: [VNFaceObservation]? { nil }
}

open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var maximumObservations = 1
    open var minimumConfidence: VNConfidence = 0
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var minimumSize: Float = 0.2
    open var quadratureTolerance: Float = 30
    open var results: [VNRectangleObservation]? { nil }
}

open class VNClassifyImageRequest: VNImageBasedRequest {
    open var results: [VNClassificationObservation]? { nil }
}

/// A model, which can't be created, because models of Core ML can't be loaded.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    public init(for model: MLModel) throws { throw NSError(domain: VNErrorDomain, code: 15) }
}

public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }

open class VNCoreMLRequest: VNImageBasedRequest {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    open var results: [VNObservation]? { nil }

    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A handler that can't analyze images. All requests fail.
open class VNImageRequestHandler: NSObject {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }

    /// - Throws: An error, because images can't be analyzed.
    open func perform(_ requests: [VNRequest]) throws {
        let error = NSError(domain: VNErrorDomain, code: 18)
        for request in requests { request.completionHandler?(request, error) }
        throw error
    }
}
