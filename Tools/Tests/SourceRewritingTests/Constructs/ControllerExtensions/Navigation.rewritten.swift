#sourceLocation(file: "/App/Navigation.swift", line: 1)
import SwiftUI

extension UINavigationController: @retroactive UIGestureRecognizerDelegate, @retroactive ExtendedController {
             public func __extension_viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}

extension UINavigationController {
    public          func __extension_viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        navigationBar.topItem?.backButtonDisplayMode = .minimal
    }
}

extension UISplitViewController: @retroactive ExtendedController {
    public          func __extension_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        preferredDisplayMode = .oneBesideSecondary
    }

    public          var __extension_prefersStatusBarHidden: Bool { true }
}
