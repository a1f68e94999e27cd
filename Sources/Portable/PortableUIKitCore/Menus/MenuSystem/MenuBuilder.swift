import Foundation
@_spi(Collage) import PortableQuartz

/// A builder that changes a hierarchy of menus.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    /// The menu that contains all others.
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        if root.identifier == identifier { return root }
        return first(Target.menu(identifier)) as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? { first(.action(identifier)) as? UIAction }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(.command(action, propertyList)) as? UICommand
    }

    private func first(_ target: Target) -> UIMenuElement? { root.descendants.first(where: target.matches) }

    // MARK: Replacing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if root.identifier == replacedIdentifier {
            root = replacementMenu
        } else {
            edit(.menu(replacedIdentifier)) { _ in [replacementMenu] }
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        edit(.menu(replacedIdentifier)) { _ in replacementElements }
    }

    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
        edit(.action(replacedIdentifier)) { _ in replacementElements }
    }

    func replace(
        command replacedAction: Selector, propertyList replacedPropertyList: Any?,
        with replacementElements: [UIMenuElement]
    ) {
        edit(.command(replacedAction, replacedPropertyList)) { _ in replacementElements }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        if root.identifier == parentIdentifier {
            root = root.replacingChildren(childrenBlock(root.children))
        } else {
            edit(.menu(parentIdentifier)) { element in
                (element as? UIMenu).map { [$0.replacingChildren(childrenBlock($0.children))] } ?? [element]
            }
        }
    }

    // MARK: Inserting

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], beforeMenu: siblingIdentifier)
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], afterMenu: siblingIdentifier)
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atStartOfMenu: parentIdentifier)
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atEndOfMenu: parentIdentifier)
    }

    func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(.menu(siblingIdentifier)) { insertedElements + [$0] }
    }

    func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(.menu(siblingIdentifier)) { [$0] + insertedElements }
    }

    func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
        edit(.action(siblingIdentifier)) { insertedElements + [$0] }
    }

    func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
        edit(.action(siblingIdentifier)) { [$0] + insertedElements }
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?
    ) {
        edit(.command(siblingAction, siblingPropertyList)) { insertedElements + [$0] }
    }

    func insertElements(
        _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
        propertyList siblingPropertyList: Any?
    ) {
        edit(.command(siblingAction, siblingPropertyList)) { [$0] + insertedElements }
    }

    func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
    }

    func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
    }

    // MARK: Removing

    func remove(menu removedIdentifier: UIMenu.Identifier) { edit(.menu(removedIdentifier)) { _ in [] } }

    func remove(action removedIdentifier: UIAction.Identifier) { edit(.action(removedIdentifier)) { _ in [] } }

    func remove(command removedAction: Selector, propertyList removedPropertyList: Any?) {
        edit(.command(removedAction, removedPropertyList)) { _ in [] }
    }

    /// Replaces the elements that match a target, anywhere in the hierarchy.
    private func edit(_ target: Target, _ replacement: (UIMenuElement) -> [UIMenuElement]) {
        guard first(target) != nil else { return }
        root = root.replacing(target.matches, with: replacement)
    }
}

extension MenuBuilder {
    /// The identity of an element that a builder changes.
    @MainActor
    private enum Target {
        case menu(UIMenu.Identifier)
        case action(UIAction.Identifier)
        case command(Selector, Any?)

        func matches(_ element: UIMenuElement) -> Bool {
            switch self {
            case .menu(let identifier): return (element as? UIMenu)?.identifier == identifier
            case .action(let identifier): return (element as? UIAction)?.identifier == identifier
            case .command(let action, let propertyList):
                guard let command = element as? UICommand, command.action == action else { return false }
                return Self.isEqual(command.propertyList, propertyList)
            }
        }

        private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
            guard let left, let right else { return left == nil && right == nil }
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return (left as? NSObject)?.isEqual(right) ?? false
        }
    }
}

extension UIMenu {
    /// The elements of the menu and its submenus, from the top.
    var descendants: [UIMenuElement] {
        children.flatMap { element in [element] + ((element as? UIMenu)?.descendants ?? []) }
    }

    /// Returns a copy in which the matching elements are replaced.
    fileprivate func replacing(
        _ matches: (UIMenuElement) -> Bool, with replacement: (UIMenuElement) -> [UIMenuElement]
    ) -> UIMenu {
        replacingChildren(
            children.flatMap { element -> [UIMenuElement] in
                if matches(element) { return replacement(element) }
                return [(element as? UIMenu)?.replacing(matches, with: replacement) ?? element]
            })
    }
}
