import Foundation

/// A group of menus that an app changes with a builder: the main menu, or the edit menus.
///
/// ```swift
/// final class PlainTextDelegate: UIResponder, UIApplicationDelegate {
///     override func buildMenu(with builder: any UIMenuBuilder) {
///         super.buildMenu(with: builder)
///         guard builder.system == .main else { return }
///         builder.remove(menu: .format)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    package override init() {
        super.init()
    }

    /// The system of the main menu, which is the same as `UIMainMenuSystem.shared`.
    open class var main: UIMenuSystem { UIMainMenuSystem.shared }

    /// The system of edit menus, which is the same as `UIContextMenuSystem.shared`.
    open class var context: UIMenuSystem { UIContextMenuSystem.shared }

    /// Builds the menus again before they're next used.
    open func setNeedsRebuild() {}

    /// Validates the commands of the menus again before they're next used.
    ///
    /// Differs from UIKit: it has no effect, because commands are validated each time they're used.
    open func setNeedsRevalidate() {}
}

extension UIMenuSystem {
    /// The preferences for a group of system elements.
    public enum ElementGroupPreference: Int, Sendable {
        /// The system decides whether the group is in the menu.
        case automatic = 0
        /// The group isn't in the menu.
        case removed = 1
        /// The group is in the menu.
        case included = 2
    }

    /// The configuration of the find elements in the main menu. It's a part of `UIMainMenuSystem.Configuration`.
    @preconcurrency @MainActor
    open class FindElementGroupConfiguration: NSObject {
        /// The styles of the find elements.
        public enum Style: Int, Sendable {
            /// The system chooses the elements.
            case automatic = 0
            /// The find elements search the app's content.
            case search = 1
            /// The find elements find text that can't be edited.
            case nonEditableText = 2
            /// The elements find and replace text.
            case editableText = 3
        }

        /// The preferred style of the find elements. The default is `.automatic`.
        open var style = Style.automatic

        package override init() {
            super.init()
        }
    }
}

/// The system of the menus for the selection. Each view controller in the responder chain can change them in
/// `buildMenu(with:)`.
@preconcurrency @MainActor
open class UIContextMenuSystem: UIMenuSystem {
    /// The system of the current device.
    open class var shared: UIContextMenuSystem { DeviceContext.current(for: .application).menus.context }

    /// Returns the elements of an edit menu after the responders of a chain have changed them.
    package func build(_ elements: [UIMenuElement], from responder: UIResponder) -> [UIMenuElement] {
        let builder = MenuBuilder(self, root: UIMenu(identifier: .root, children: elements))
        var next: UIResponder? = responder
        while let current = next {
            current.buildMenu(with: builder)
            next = current.next
        }
        return builder.root.children
    }
}
