@_exported import AVFoundation
@_exported import CoreML

public let SNErrorDomain = "com.apple.SoundAnalysis"

public struct SNError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = 1
        case operationFailed, invalidFormat, invalidModel, invalidFile
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SNErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

public protocol SNRequest: AnyObject {}

/// A request to classify sounds, which can't be created.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    open var windowDuration = CMTime.zero
    open var overlapFactor = 0.5
    open var knownClassifications: [String] { [] }

    /// - Throws: An error, because models aren't available.
    public init(mlModel: MLModel) throws { throw SNError(.invalidModel) }

    /// - Throws: An error, because models aren't available.
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError(.invalidModel) }
}

public protocol SNResult: AnyObject {}

open class SNClassification: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var confidence: Double { 0 }

    override init() { super.init() }
}

open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    open var classifications: [SNClassification] { [] }
    open var timeRange: CMTimeRange { .zero }

    override init() { super.init() }

    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

/// Methods for receiving results. None of them is called.
public protocol SNResultsObserving: AnyObject {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// An analyzer without requests.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    public init(format: AVAudioFormat) { super.init() }

    /// - Throws: An error, because models aren't available.
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError(.invalidModel)
    }

    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition) {}
    open func completeAnalysis() {}
}

/// An analyzer of a file, which can't be created.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    /// - Throws: An error, because files aren't decoded.
    public init(url: URL) throws { throw SNError(.invalidFile) }

    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        throw SNError(.invalidModel)
    }

    open func analyze() {}
    open func cancelAnalysis() {}
}
