/// Shows a menu as an action sheet: each element is a button, marked ones have a check mark before their title, and
/// menus inside open another sheet unless they are shown inline.
@MainActor
struct PopUpMenuSheet {
    private let menu: UIMenu
    private let didChange: ((UIMenu) -> Void)?

    /// - Parameters:
    ///   - menu: What can be chosen.
    ///   - didChange: Called with the menu when another of its elements is marked.
    init(_ menu: UIMenu, didChange: ((UIMenu) -> Void)?) {
        self.menu = menu
        self.didChange = didChange
    }

    /// Shows the menu over the screen that a view is on; does nothing for a view that is on none.
    func present(from view: UIView) {
        guard let presenter = Self.controller(of: view) else { return }
        let sheet = UIAlertController(
            title: menu.title.isEmpty ? nil : menu.title, message: menu.subtitle, preferredStyle: .actionSheet)
        for choice in choices(in: menu) { sheet.addAction(alertAction(for: choice, view: view)) }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        presenter.present(sheet, animated: true)
    }

    /// An element with the menu that it stands in.
    private struct Choice {
        let element: UIMenuElement
        let menu: UIMenu
    }

    /// The elements of a menu, those of menus shown inline in their place.
    private func choices(in menu: UIMenu) -> [Choice] {
        menu.children.flatMap { element -> [Choice] in
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) { return choices(in: inner) }
            if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
            return [Choice(element: element, menu: menu)]
        }
    }

    private func alertAction(for choice: Choice, view: UIView) -> UIAlertAction {
        let action = choice.element as? UIAction
        let isDestructive =
            action?.attributes.contains(.destructive) ?? (choice.element as? UIMenu)?.options.contains(.destructive)
        let title = action?.state == .on ? "✓ \(choice.element.title)" : choice.element.title
        let button = UIAlertAction(title: title, style: isDestructive ?? false ? .destructive : .default) {
            [weak view] _ in
            guard let view else { return }
            if let inner = choice.element as? UIMenu {
                PopUpMenuSheet(inner, didChange: didChange).present(from: view)
            } else {
                choose(choice, sender: view)
            }
        }
        button.isEnabled = !(action?.attributes.contains(.disabled) ?? false)
        return button
    }

    /// Marks the element, if its menu marks just one, and runs its action.
    private func choose(_ choice: Choice, sender: UIView) {
        guard let action = choice.element as? UIAction else { return }
        let marksOne = menu.options.contains(.singleSelection) || choice.menu.options.contains(.singleSelection)
        let wasMarked = action.state == .on
        if marksOne {
            let rivals = menu.options.contains(.singleSelection) ? choices(in: menu) : choices(in: choice.menu)
            for rival in rivals { (rival.element as? UIAction)?.state = rival.element === action ? .on : .off }
        }
        action.perform(sender: sender)
        if marksOne, !wasMarked { didChange?(menu) }
    }

    /// The controller whose view is, or holds, a view.
    private static func controller(of view: UIView) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return view.window?.rootViewController
    }
}
