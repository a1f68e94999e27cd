// The effect of choosing a menu element.

extension UIMenu {
    /// Performs the action of `element`. In a menu with single selection, it also turns the element on and the others
    /// off.
    ///
    /// - Parameters:
    ///   - root: The outermost menu on screen.
    ///   - sender: The sender of the action.
    ///   - didChange: A closure that's called with the outermost menu if the selection has changed.
    package func choose(_ element: UIMenuElement, root: UIMenu, sender: AnyObject?, didChange: ((UIMenu) -> Void)?) {
        let wasMarked = element.leafState == .on
        let group = root.options.contains(.singleSelection) ? root : options.contains(.singleSelection) ? self : nil
        for rival in group?.leaves ?? [] { rival.leafState = rival === element ? .on : .off }
        element.performLeaf(sender: sender)
        if group != nil, !wasMarked { didChange?(root) }
    }

    /// The elements that the user can choose, including the elements of inline menus.
    private var leaves: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            guard let menu = element as? UIMenu else { return [element] }
            return menu.options.contains(.displayInline) ? menu.leaves : []
        }
    }
}
