import Foundation

extension UIWindow {
    /// Shows the initial view controller of the storyboard that `Info.plist` names. As in UIKit, a storyboard without
    /// one leaves the window empty, which is logged.
    package func showInitialController(of storyboard: UIStoryboard, named name: String, for key: String) {
        rootViewController = storyboard.instantiateInitialViewController()
        guard rootViewController == nil else { return }
        Diagnostics.log(
            "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the designated entry point "
                + "is not set? Check Is Initial View Controller for one of its controllers.")
    }
}
