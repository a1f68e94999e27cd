@_exported import AVFoundation
@_exported import UIKit

/// A view controller that is black and shows the address of its movie.
@MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { showAddress() } }
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
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
