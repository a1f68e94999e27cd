import UIKit

private let title = "Feed"

extension FeedViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = App.title
    }

    override var canBecomeFirstResponder: Bool { true }
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }

    @objc func refresh() {}
}

extension UINavigationController {
    open override var childForStatusBarStyle: UIViewController? { topViewController }
}
