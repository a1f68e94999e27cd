import Foundation

// Stands in until the real types arrive; whoever lands one deletes its lines here.

@preconcurrency @MainActor open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var viewIfLoaded: UIView? { view }
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    open func endAppearanceTransition() {}
}
open class UIImage: NSObject {}
extension UIView {
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
}
