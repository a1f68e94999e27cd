extension UIKitAssembly: UIKitAssembling {
    package static func makeKeyboard(for device: DeviceContext) -> any KeyboardPresenting {
        KeyboardController(device: device)
    }

    package static func menuController(of device: DeviceContext) -> any MenuControlling { device.menuController }

    package static func makeTabSidebar(for controller: UITabBarController) -> any TabSidebarPresenting {
        UITabBarController.Sidebar(controller)
    }
}
