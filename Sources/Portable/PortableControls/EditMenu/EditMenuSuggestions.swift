/// The elements that an edit menu suggests: the standard actions that an object in the responder chain can perform.
@MainActor
enum EditMenuSuggestions {
    static let standardActions: [(title: String, action: Selector)] = [
        ("Cut", StandardEditAction.cut), ("Copy", StandardEditAction.copy), ("Paste", StandardEditAction.paste),
        ("Delete", StandardEditAction.delete), ("Select", StandardEditAction.select),
        ("Select All", StandardEditAction.selectAll),
    ]
    private static let formats: [(title: String, action: Selector)] = [
        ("Bold", StandardEditAction.toggleBoldface), ("Italic", StandardEditAction.toggleItalics),
        ("Underline", StandardEditAction.toggleUnderline),
    ]

    /// Returns the menus of the actions that a responder or its successors can perform.
    static func elements(from responder: UIResponder) -> [UIMenuElement] {
        let edit = commands(standardActions, from: responder), format = commands(formats, from: responder)
        var menus: [UIMenuElement] = []
        if !edit.isEmpty {
            menus.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: edit))
        }
        if !format.isEmpty {
            menus.append(UIMenu(title: "Format", identifier: .textStyle, children: format))
        }
        return menus
    }

    private static func commands(
        _ entries: [(title: String, action: Selector)], from responder: UIResponder
    ) -> [UIMenuElement] {
        entries.compactMap { entry in
            let command = UICommand(title: entry.title, action: entry.action)
            guard let target = responder.target(forAction: entry.action, withSender: command) else { return nil }
            (target as? UIResponder)?.validate(command)
            return command
        }
    }
}
