import UIKit

/// A view controller without a camera, which can only be canceled.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
    public class var isSupported: Bool { false }

    public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showDescription("Document Camera")
        let cancel = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in
                guard let self else { return }
                delegate?.documentCameraViewControllerDidCancel(self)
            })
        cancel.frame = CGRect(x: 8, y: 8, width: 88, height: 44)
        view.addSubview(cancel)
    }
}

@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// A scanned document without pages.
open class VNDocumentCameraScan: NSObject {
    open var pageCount: Int { 0 }
    open var title: String { "" }

    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

extension UIView {
    /// Shows a description of the placeholder's content.
    func showDescription(_ text: String) {
        backgroundColor = .systemGray5
        let label = UILabel(frame: bounds)
        label.text = text
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}
