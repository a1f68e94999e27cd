import Foundation

extension UIKitAssembly: UIKitAssembling {
    package static func makeKeyboard(for device: DeviceContext) -> any KeyboardPresenting {
        KeyboardController(device: device)
    }

    package static func menuController(of device: DeviceContext) -> any MenuControlling { device.menuController }

    package static func makeTabSidebar(for controller: UITabBarController) -> any TabSidebarPresenting {
        UITabBarController.Sidebar(controller)
    }

    package static func makeMoreList(for controller: UITabBarController) -> any MoreList {
        MoreListController(controller)
    }

    package static func confirmClosure(of scene: UIWindowScene, then close: @escaping () -> Void) {
        scene.confirmClosure(then: close)
    }

    package static func handleTextKey(_ press: UIPress) -> Bool { TextInputKeys.handle(press) }

    package static func makeTextDocumentProxy() -> any UITextDocumentProxy { TextDocumentProxy() }

    package static func offerUndo(with manager: UndoManager?, in window: UIWindow) {
        guard let manager, manager.canUndo || manager.canRedo, var controller = window.rootViewController else {
            return
        }
        while let presented = controller.presentedViewController { controller = presented }
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(
            title: manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle, message: nil,
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
        }
        if manager.canRedo {
            alert.addAction(
                UIAlertAction(title: manager.canUndo ? "Redo" : manager.redoMenuItemTitle, style: .default) { _ in
                    manager.redo()
                })
        }
        controller.present(alert, animated: true)
    }
}
