import Foundation

/// Methods for changing the menus of a system. The identifiers are searched in all submenus; an identifier that isn't in
/// the menus is ignored.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menus are being built.
    var system: UIMenuSystem { get }

    /// Returns the menu with the given identifier, or `nil` if there's none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with the given identifier, or `nil` if there's none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with the given action and property list, or `nil` if there's none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu with another one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces a menu with elements.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
    /// Replaces an action with elements.
    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
    /// Replaces a command with elements.
    func replace(
        command replacedAction: Selector, propertyList replacedPropertyList: Any?,
        with replacementElements: [UIMenuElement])
    /// Replaces the children of a menu with the elements that a closure returns for the current ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu before the children of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu after the children of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Inserts elements before a menu.
    func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts elements after a menu.
    func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts elements before an action.
    func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
    /// Inserts elements after an action.
    func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
    /// Inserts elements before a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?)
    /// Inserts elements after a command.
    func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?)
    /// Inserts elements before the children of a menu.
    func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts elements after the children of a menu.
    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
    /// Removes an action.
    func remove(action removedIdentifier: UIAction.Identifier)
    /// Removes a command.
    func remove(command removedAction: Selector, propertyList removedPropertyList: Any?)
}
