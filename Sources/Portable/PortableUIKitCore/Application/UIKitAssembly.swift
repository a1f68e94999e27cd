import Foundation

/// The parts of UIKit that modules above this one implement.
///
/// The module `PortableUIKit` extends ``UIKitAssembly`` with a conformance to this protocol. It is found at run time, because
/// code can use UIKit before any code of that module has run.
@MainActor
package protocol UIKitAssembling {
    /// Creates the keyboard of a device.
    static func makeKeyboard(for device: DeviceContext) -> any KeyboardPresenting
    /// Returns the menu controller of a device.
    static func menuController(of device: DeviceContext) -> any MenuControlling
    /// Creates the sidebar of a tab bar controller.
    static func makeTabSidebar(for controller: UITabBarController) -> any TabSidebarPresenting
    /// Handles a key in a text input of an app. Returns `false` for other keys and responders.
    static func handleTextKey(_ press: UIPress) -> Bool
    /// Creates the text of the first responder, for controllers that replace the keyboard.
    static func makeTextDocumentProxy() -> any UITextDocumentProxy
    /// Asks the user whether to undo the last edit, if there's one.
    static func offerUndo(with manager: UndoManager?, in window: UIWindow)
    /// Asks the user whether to close a scene that has a confirmation, and calls the closure if the user agrees.
    static func confirmClosure(of scene: UIWindowScene, then close: @escaping () -> Void)
    /// Creates the list of the More tab of a tab bar controller.
    static func makeMoreList(for controller: UITabBarController) -> any MoreList
}

/// The type that conforms to ``UIKitAssembling`` in `PortableUIKit`.
package enum UIKitAssembly {
    /// The implementation.
    @MainActor
    package static let current: any UIKitAssembling.Type = {
        guard let assembly = UIKitAssembly.self as Any as? any UIKitAssembling.Type else {
            fatalError("UIKit is incomplete: link the module PortableUIKit.")
        }
        return assembly
    }()
}
