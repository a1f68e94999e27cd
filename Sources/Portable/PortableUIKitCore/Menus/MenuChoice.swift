// Choosing an element of a menu.

extension UIMenu {
    /// Marks `element`, if the menu or the one around it marks just one, and runs it.
    ///
    /// - Parameters:
    ///   - root: The outermost menu on screen.
    ///   - sender: Who runs the element.
    ///   - didChange: Called with the outermost menu when another element is marked.
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
