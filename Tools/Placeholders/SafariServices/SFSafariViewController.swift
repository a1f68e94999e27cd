@_exported import Foundation
@_exported import UIKit

/// A view controller that shows the address of a page instead of the page, and a button that dismisses it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    @MainActor
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let titles: [DismissButtonStyle: String] = [.done: "Done", .close: "Close", .cancel: "Cancel"]
        let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.close() })
        button.setTitle(titles[dismissButtonStyle], for: .normal)
        button.tintColor = preferredControlTintColor
        let address = UILabel()
        address.text = url.absoluteString
        address.textAlignment = .center
        address.numberOfLines = 0
        address.textColor = .secondaryLabel
        for subview in [button, address] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            button.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
            address.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            address.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
            address.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
        ])
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    private func close() {
        delegate?.safariViewControllerDidFinish(self)
        presentingViewController?.dismiss(animated: true)
    }
}

/// Methods for responding to events of the page. All methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
