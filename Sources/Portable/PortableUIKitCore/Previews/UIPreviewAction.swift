import Foundation

/// An item in the menu of a preview: an action, or a group of actions.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// An action in the menu of a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    /// The styles of actions.
    public enum Style: Int, Sendable {
        /// The standard style.
        case `default` = 0
        /// The action has a checkmark.
        case selected
        /// The action deletes data. Its title is red.
        case destructive
    }

    /// The title.
    public let title: String
    /// The closure that performs the action. Its arguments are the action and the previewed controller.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    fileprivate let style: Style

    /// Creates an action.
    public init(
        title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { action, controller in
            if let action = action as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }

    /// Returns the action itself, which doesn't change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A group of actions in the menu of a preview, which is shown as a submenu.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
    /// The title.
    public let title: String
    fileprivate let style: UIPreviewAction.Style
    fileprivate let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }

    /// Returns the group itself, which doesn't change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIPreviewActionItem {
    /// Returns the item as an element of a context menu, or `nil` for a class of the app.
    func menuElement(for controller: UIViewController) -> UIMenuElement? {
        if let group = self as? UIPreviewActionGroup {
            return UIMenu(
                title: title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { $0.menuElement(for: controller) })
        }
        guard let action = self as? UIPreviewAction else { return nil }
        return UIAction(
            title: title, attributes: action.style == .destructive ? .destructive : [],
            state: action.style == .selected ? .on : .off
        ) { _ in action.handler(action, controller) }
    }
}
