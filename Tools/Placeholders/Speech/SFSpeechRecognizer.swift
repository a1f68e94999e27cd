@_exported import Foundation
@_exported import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// A speech recognizer that isn't available. Permission is denied.
///
/// Its `init()` can fail, which an override of `init()` of `NSObject` can't. Therefore it has no superclass.
open class SFSpeechRecognizer: @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open var supportsOnDeviceRecognition = false
    open var isAvailable: Bool { false }

    public convenience init?() { self.init(locale: .current) }
    public init?(locale: Locale) { self.locale = locale }

    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
    { handler(.denied) }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1700))
        return SFSpeechRecognitionTask()
    }
}

/// Methods for observing the availability of a recognizer. All methods are optional.
public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() { super.init() }

    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func endAudio() {}
}

/// A task that has failed.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open var error: (any Error)? { NSError(domain: "kAFAssistantErrorDomain", code: 1700) }

    override init() { super.init() }

    open func finish() {}
    open func cancel() {}
}

/// A transcription of speech. Speech is never transcribed.
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }

    override init() { super.init() }
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }

    override init() { super.init() }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { false }

    override init() { super.init() }
}
