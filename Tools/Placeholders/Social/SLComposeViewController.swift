@_exported import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// A controller for a service, which isn't available since iOS 11. The user can only tap Cancel.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    open class func isAvailable(forServiceType serviceType: String) -> Bool { false }

    public let serviceType: String
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)!

    public init!(forServiceType serviceType: String) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    @discardableResult
    open func setInitialText(_ text: String) -> Bool { true }
    @discardableResult
    open func add(_ image: UIImage) -> Bool { true }
    @discardableResult
    open func add(_ url: URL) -> Bool { true }
    open func removeAllImages() -> Bool { true }
    open func removeAllURLs() -> Bool { true }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancel = UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            completionHandler?(.cancelled)
            presentingViewController?.dismiss(animated: true)
        }
        let button = UIButton(primaryAction: cancel)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}

/// The controller of an extension for sharing. The system starts no extensions.
@preconcurrency @MainActor
open class SLComposeServiceViewController: UIViewController {
    public let textView = UITextView()
    open var contentText: String! { textView.text }
    open var placeholder: String!
    open var charactersRemaining: NSNumber!
    open var autoCompletionViewController: UIViewController!

    open func presentationAnimationDidFinish() {}
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() {}
    open func loadPreviewView() -> UIView! { nil }
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
}

open class SLComposeSheetConfigurationItem: NSObject, @unchecked Sendable {
    open var title: String!
    open var value: String!
    open var valuePending = false
    open var tapHandler: (() -> Void)!

    public override init() { super.init() }
}
