#sourceLocation(file: "/App/RelayController.swift", line: 1)
import UIKit

final class RelayController: UIViewController {
    override var prefersStatusBarHidden: Bool {
        UIApplication.shared.delegate?.window?.rootViewController?.prefersStatusBarHidden ?? false
    }

    func root() -> UIViewController? {
        if view.window != nil { return UIApplication.shared.delegate!.window!.rootViewController }
        let delegate = UIApplication.shared.delegate
        return delegate?.window?.rootViewController
    }

    let windows: [UIWindow??] = []

    func first() -> UIWindow? { windows.first??.flatMap { $0 } }
}
