import CollageTesting

/// Records the calls to a navigation controller's delegate.
@MainActor final class NavigationLog: NSObject, UINavigationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.calls.append("willShow")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.calls.append("didShow")
    }
}
