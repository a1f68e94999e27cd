import UIKit

/// A button for broadcasts, which has no effect.
@preconcurrency @MainActor
open class RPSystemBroadcastPickerView: UIView {
    open var preferredExtension: String?
    open var showsMicrophoneButton = true
    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.setImage(UIImage(systemName: "record.circle"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(button)
    }
}

/// A broadcast, which can't be started.
open class RPBroadcastController: NSObject, @unchecked Sendable {
    open var isBroadcasting: Bool { false }
    open var isPaused: Bool { false }
    open var broadcastURL: URL? { nil }
    open weak var delegate: (any RPBroadcastControllerDelegate)?

    override init() { super.init() }

    open func startBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(RPRecordingErrorCode(.disabled))
    }

    open func finishBroadcast(handler: @escaping @Sendable ((any Error)?) -> Void) { handler(nil) }
    open func pauseBroadcast() {}
    open func resumeBroadcast() {}
}

/// Methods for observing a broadcast. All methods are optional, and none is called.
public protocol RPBroadcastControllerDelegate: AnyObject {
    func broadcastController(_ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?)
}

extension RPBroadcastControllerDelegate {
    public func broadcastController(
        _ broadcastController: RPBroadcastController, didFinishWithError error: (any Error)?
    ) {}
}

/// A controller that can't be loaded, because broadcasts aren't supported.
@preconcurrency @MainActor
open class RPBroadcastActivityViewController: UIViewController {
    open weak var delegate: (any RPBroadcastActivityViewControllerDelegate)?

    open class func load(handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void) {
        handler(nil, RPRecordingErrorCode(.disabled))
    }

    open class func load(
        withPreferredExtension preferredExtension: String?,
        handler: @escaping (RPBroadcastActivityViewController?, (any Error)?) -> Void
    ) { handler(nil, RPRecordingErrorCode(.disabled)) }
}

@preconcurrency @MainActor
public protocol RPBroadcastActivityViewControllerDelegate: AnyObject {
    func broadcastActivityViewController(
        _ broadcastActivityViewController: RPBroadcastActivityViewController,
        didFinishWith broadcastController: RPBroadcastController?, error: (any Error)?)
}

/// The handler of an extension. The system starts no extensions.
open class RPBroadcastHandler: NSObject {
    public override init() { super.init() }
}

open class RPBroadcastSampleHandler: RPBroadcastHandler {
    open func broadcastStarted(withSetupInfo setupInfo: [String: NSObject]?) {}
    open func broadcastPaused() {}
    open func broadcastResumed() {}
    open func broadcastFinished() {}
    open func processSampleBuffer(_ sampleBuffer: CMSampleBuffer, with sampleBufferType: RPSampleBufferType) {}
    open func finishBroadcastWithError(_ error: any Error) {}
}
