@_exported import UIKit

/// A list without devices. The user can only tap Cancel.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
    public let browser: MCNearbyServiceBrowser?
    public let session: MCSession
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

    public convenience init(serviceType: String, session: MCSession) {
        self.init(
            browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }

    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.browser, self.session) = (browser, session)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancel = UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            delegate?.browserViewControllerWasCancelled(self)
        }
        let label = UILabel()
        label.text = "No Devices"
        label.textColor = .secondaryLabel
        let button = UIButton(primaryAction: cancel)
        for subview in [button, label] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: AnyObject {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
