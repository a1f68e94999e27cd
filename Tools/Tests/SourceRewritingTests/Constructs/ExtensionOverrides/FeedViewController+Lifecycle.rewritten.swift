#sourceLocation(file: "/App/FeedViewController+Lifecycle.swift", line: 1)
import UIKit

private let title = "Feed"

extension FeedViewController {
             func __extension_viewDidLoad() {
        super.viewDidLoad()
        self.title = App.title
    }

             var __extension_canBecomeFirstResponder: Bool { true }
    public          func __extension_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
    }

          func __extension_refresh() {}
}

extension UINavigationController {
    public          var __extension_childForStatusBarStyle: UIViewController? { topViewController }
}
