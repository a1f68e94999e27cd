import UIKit

/// The purpose of a framework below its icon, with a button for its documentation. It's a scene of
/// `Frameworks.storyboard`.
final class FrameworkDetailViewController: UIViewController {
    #if canImport(ObjectiveC)
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var descriptionLabel: UILabel!
    #else
    @Outlet var imageView: UIImageView!
    @Outlet var descriptionLabel: UILabel!

    override class var interfaceActions: [InterfaceAction] {
        [InterfaceAction("openDocumentation:", FrameworkDetailViewController.openDocumentation)]
    }
    #endif

    /// The framework to show, which must be set before the view is loaded.
    var framework: AppleFramework? {
        didSet { title = framework?.name }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let framework else { return }
        imageView.image = .content(atPath: framework.imageName)
        descriptionLabel.text = framework.description
    }

    #if canImport(ObjectiveC)
    @IBAction
    #endif
    func openDocumentation(_ sender: Any?) {
        guard let url = framework.flatMap({ URL(string: $0.urlString) }) else { return }
        UIApplication.shared.open(url)
    }
}
