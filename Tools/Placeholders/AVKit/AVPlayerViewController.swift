@_exported import AVFoundation
@_exported import UIKit

/// A black view controller that shows the address of its video.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { showAddress() } }
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var isReadyForDisplay: Bool { false }
    open var contentOverlayView: UIView? { viewIfLoaded }
    private let address = UILabel()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        address.textColor = .lightGray
        address.textAlignment = .center
        address.numberOfLines = 0
        address.frame = view.bounds.insetBy(dx: 24, dy: 24)
        address.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(address)
        showAddress()
    }

    private func showAddress() { address.text = player?.currentItem?.url.absoluteString }
}

/// Methods for responding to changes of the playback. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// A controller for Picture in Picture, which isn't supported.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }

    public init?(playerLayer: AVPlayerLayer) { super.init() }

    open nonisolated class func isPictureInPictureSupported() -> Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {}

/// A button for the available AirPlay routes. It's empty.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
}
