import DisplayList
import Foundation

extension AppSession {
    package func screenPath() -> String {
        device.run {
            device.visibleWindows.backToFront.compactMap(\.rootViewController).map(\.screenPath)
                .joined(separator: " ")
        }
    }
}

extension UIViewController {
    /// The user's position in the controller: its pushed or selected children, and the presented controller.
    fileprivate var screenPath: String {
        var path = "\(type(of: self))"
        switch self {
        case let navigation as UINavigationController:
            path += "(" + navigation.viewControllers.map(\.screenPath).joined(separator: ",") + ")"
        case let tabs as UITabBarController:
            path += "[\(tabs.selectedIndex)]" + (tabs.selectedViewController.map { "(\($0.screenPath))" } ?? "")
        default:
            if !children.isEmpty { path += "(" + children.map(\.screenPath).joined(separator: ",") + ")" }
        }
        if let presented = presentedViewController, presented.presentingViewController === self {
            path += "+\(presented.screenPath)"
        }
        return path
    }
}
