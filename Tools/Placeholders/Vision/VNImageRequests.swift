@_exported import CoreVideo
@_exported import ImageIO

open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    public let pixelBuffer: CVPixelBuffer

    init(pixelBuffer: CVPixelBuffer) {
        self.pixelBuffer = pixelBuffer
        super.init()
    }
}

open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }

    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat = kCVPixelFormatType_OneComponent8
    open var results: [VNPixelBufferObservation]? { nil }
}

open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    open var allInstances: IndexSet { IndexSet() }

    /// - Throws: An error, because images can't be analyzed.
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw NSError(domain: VNErrorDomain, code: 18) }

    /// - Throws: An error, because images can't be analyzed.
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent: Bool
    ) throws -> CVPixelBuffer { throw NSError(domain: VNErrorDomain, code: 18) }
}

open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    open var results: [VNInstanceMaskObservation]? { nil }
}

open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
    open var results: [VNInstanceMaskObservation]? { nil }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    open var results: [VNSaliencyImageObservation]? { nil }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
    open var results: [VNSaliencyImageObservation]? { nil }
}

open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementCount: Int { 0 }
    open var data: Data { Data() }

    /// - Throws: An error, because images can't be analyzed.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws { throw NSError(domain: VNErrorDomain, code: 18) }
}

open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
    open var results: [VNFeaturePrintObservation]? { nil }
}

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    open var results: [VNRectangleObservation]? { nil }
}

open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var normalizedPath: CGPath { CGMutablePath() }
}

open class VNDetectContoursRequest: VNImageBasedRequest {
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
    open var results: [VNContoursObservation]? { nil }
}

open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var labels: [VNClassificationObservation] { [] }
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    open var results: [VNRecognizedObjectObservation]? { nil }
}

open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureName: String { "" }
    open var featureValue: MLFeatureValue { MLFeatureValue(int64: 0) }
}

public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }

open class VNTrackObjectRequest: VNImageBasedRequest {
    open var inputObservation: VNDetectedObjectObservation
    open var trackingLevel = VNRequestTrackingLevel.fast
    open var isLastFrame = false
    open var results: [VNObservation]? { nil }

    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// A handler that can't analyze frames. All requests fail.
open class VNSequenceRequestHandler: NSObject {
    public override init() { super.init() }

    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { try fail(requests) }
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { try fail(requests) }
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { try fail(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { try fail(requests) }

    private func fail(_ requests: [VNRequest]) throws {
        let error = NSError(domain: VNErrorDomain, code: 18)
        for request in requests { request.completionHandler?(request, error) }
        throw error
    }
}

extension VNImageRequestHandler {
    public convenience init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init(cgImage: image, options: options) }

    public convenience init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init(ciImage: image, options: options) }

    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        self.init(data: Data(), options: options)
    }

    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init(data: Data(), options: options) }

    public convenience init(
        data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init(data: imageData, options: options) }
}

public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.origin.x * width, y: normalizedRect.origin.y * height,
        width: normalizedRect.size.width * width, height: normalizedRect.size.height * height)
}

public func VNImagePointForNormalizedPoint(
    _ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int
) -> CGPoint { CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight)) }
