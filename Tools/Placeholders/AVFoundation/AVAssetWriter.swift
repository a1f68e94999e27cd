import CoreMedia

/// An object that writes a file. It always fails.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var inputs: [AVAssetWriterInput] = []
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var shouldOptimizeForNetworkUse = false
    open var metadata: [AVMetadataItem] = []

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
    }

    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }

    @discardableResult
    open func startWriting() -> Bool {
        fail()
        return false
    }

    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() {}
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        fail()
        handler()
    }
    open func finishWriting() async { fail() }

    private func fail() {
        status = .failed
        error = AVError(.unknown)
    }
}

open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var isReadyForMoreMediaData: Bool { false }

    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
        super.init()
    }

    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?

    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
        super.init()
    }

    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// An object that reads samples. It can't be created.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

    public let asset: AVAsset
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.unknown) }
    open var timeRange = CMTimeRange.zero

    /// - Throws: An error, because assets aren't loaded.
    public init(asset: AVAsset) throws { throw AVError(.unknown) }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
    open func add(_ output: AVAssetReaderOutput) {}
    open func startReading() -> Bool { false }
    open func cancelReading() {}
}

open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    open var alwaysCopiesSampleData = true

    override init() { super.init() }

    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) { super.init() }
}
