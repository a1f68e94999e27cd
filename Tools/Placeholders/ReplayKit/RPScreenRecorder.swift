@_exported import AVFoundation
@_exported import Foundation
@_exported import UIKit

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

public struct RPRecordingErrorCode: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public enum RPCameraPosition: Int, Sendable {
    case front = 1
    case back
}

public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp, audioMic
}

/// A recorder that isn't available.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()

    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false
    open var cameraPosition = RPCameraPosition.front
    open var cameraPreviewView: UIView? { nil }

    open class func shared() -> RPScreenRecorder { recorder }

    override init() { super.init() }

    open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        handler?(RPRecordingErrorCode(.disabled))
    }

    open func startRecording() async throws { throw RPRecordingErrorCode(.disabled) }

    open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        handler?(nil, RPRecordingErrorCode(.disabled))
    }

    open func stopRecording() async throws -> RPPreviewViewController { throw RPRecordingErrorCode(.disabled) }

    open func stopRecording(
        withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(RPRecordingErrorCode(.disabled)) }

    open func discardRecording(handler: @escaping @Sendable () -> Void) { handler() }

    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(RPRecordingErrorCode(.disabled)) }

    open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        handler?(RPRecordingErrorCode(.disabled))
    }

    open func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode(.disabled))
    }

    open func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(RPRecordingErrorCode(.disabled))
    }
}

/// Methods for observing a recorder. All methods are optional, and none is called.
public protocol RPScreenRecorderDelegate: AnyObject {
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// A preview of a recording. The recorder never creates one.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// Methods for closing a preview. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: AnyObject {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}
