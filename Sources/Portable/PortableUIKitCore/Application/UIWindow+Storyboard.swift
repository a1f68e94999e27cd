import Foundation

extension UIWindow {
    /// Fills the window with the first controller of a storyboard that `Info.plist` names; as in UIKit, one without an
    /// entry point leaves it empty, and is logged.
    package func showInitialController(of storyboard: UIStoryboard, named name: String, for key: String) {
        rootViewController = storyboard.instantiateInitialViewController()
        guard rootViewController == nil else { return }
        Diagnostics.log(
            "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the designated entry point "
                + "is not set? Check Is Initial View Controller for one of its controllers.")
    }
}
