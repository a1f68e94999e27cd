@_exported import Foundation

public let NFCErrorDomain = "NFCError"

public struct NFCReaderError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation = 2
        case readerErrorRadioDisabled = 5
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorTagNotConnected = 104
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout = 201
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
        case readerSessionInvalidationErrorSystemIsBusy = 203
        case readerSessionInvalidationErrorFirstNDEFTagRead = 204
        case ndefReaderSessionErrorTagNotWritable = 400
        case ndefReaderSessionErrorTagSizeTooSmall = 402
        case ndefReaderSessionErrorZeroLengthMessage = 403
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { NFCErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
}

public protocol NFCReaderSessionProtocol: AnyObject {
    var alertMessage: String { get set }
    var isReady: Bool { get }

    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}

/// A session, which becomes invalid when it begins, as on a device without a reader.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
    open class var readingAvailable: Bool { false }

    open var alertMessage = ""
    open var isReady: Bool { false }
    private let queue: DispatchQueue

    init(queue: DispatchQueue?) {
        self.queue = queue ?? .main
        super.init()
    }

    open func begin() {
        queue.async { self.fail(NFCReaderError(.readerErrorUnsupportedFeature)) }
    }

    open func invalidate() {}
    open func invalidate(errorMessage: String) {}

    func fail(_ error: any Error) {}
}

/// A session for messages. No tag is ever found.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    override func fail(_ error: any Error) { delegate?.readerSession(self, didInvalidateWithError: error) }

    open func restartPolling() {}
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    open func connect(to tag: any NFCNDEFTag) async throws {
        throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
    }
}

public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A session for tags. No tag is ever found.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
        public static let pace = PollingOption(rawValue: 8)
    }

    private weak var delegate: (any NFCTagReaderSessionDelegate)?
    open var connectedTag: NFCTag? { nil }

    public init?(
        pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil
    ) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    override func fail(_ error: any Error) { delegate?.tagReaderSession(self, didInvalidateWithError: error) }

    open func restartPolling() {}
    open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerTransceiveErrorTagNotConnected) }
}

public protocol NFCTagReaderSessionDelegate: AnyObject {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
