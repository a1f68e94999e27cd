@_spi(Collage) import PortableQuartz

/// The system elements of the main menu, before an app changes them.
@MainActor
struct MainMenu {
    private let configuration: UIMainMenuSystem.Configuration

    init(_ configuration: UIMainMenuSystem.Configuration) {
        self.configuration = configuration
    }

    /// The menu that contains all others.
    var root: UIMenu {
        let menus = [application, file, edit, format, view, window, group(.help, "Help")]
        return UIMenu(identifier: .root, children: menus.compactMap { $0 })
    }

    private var application: UIMenu {
        group(.application, "", [.about, .preferences, .services, .hide, .quit].map { group($0) })
    }

    private var file: UIMenu {
        var menus = [group(.open), group(.close, "", [command("Close", "w", StandardEditAction.performClose)])]
        if includes(.newScene, true) { menus.insert(group(.newScene), at: 0) }
        if includes(.document, false) { menus.append(group(.document)) }
        if includes(.print, false) { menus.append(group(.print)) }
        return group(.file, "File", menus)
    }

    private var edit: UIMenu {
        var menus = [group(.undoRedo), group(.standardEdit, "", editCommands)]
        if includes(.find, true) { menus.append(find) }
        menus += [.spelling, .substitutions, .transformations, .speech].map { group($0) }
        return group(.edit, "Edit", menus)
    }

    private var editCommands: [UIMenuElement] {
        [
            command("Cut", "x", StandardEditAction.cut), command("Copy", "c", StandardEditAction.copy),
            command("Paste", "v", StandardEditAction.paste),
            command("Paste and Match Style", "v", StandardEditAction.pasteAndMatchStyle, [.shift, .alternate]),
            UICommand(title: "Delete", action: StandardEditAction.delete),
            command("Select All", "a", StandardEditAction.selectAll),
        ]
    }

    private var find: UIMenu {
        let hasPanel = configuration.findingConfiguration.style != .search
        return group(.find, "Find", hasPanel ? [group(.findPanel)] : [])
    }

    private var format: UIMenu? {
        guard includes(.format, true) else { return nil }
        let style = group(
            .textStyle, "",
            [
                command("Bold", "b", StandardEditAction.toggleBoldface),
                command("Italic", "i", StandardEditAction.toggleItalics),
                command("Underline", "u", StandardEditAction.toggleUnderline),
            ])
        let size = group(
            .textSize, "",
            [
                command("Bigger", "+", StandardEditAction.increaseSize),
                command("Smaller", "-", StandardEditAction.decreaseSize),
            ])
        let alignment = group(
            .alignment, "",
            [
                command("Align Left", "{", StandardEditAction.alignLeft),
                command("Center", "|", StandardEditAction.alignCenter),
                UICommand(title: "Justify", action: StandardEditAction.alignJustified),
                command("Align Right", "}", StandardEditAction.alignRight),
            ])
        let direction = group(
            .writingDirection, "Writing Direction",
            [
                UICommand(title: "Left to Right", action: StandardEditAction.leftToRight),
                UICommand(title: "Right to Left", action: StandardEditAction.rightToLeft),
            ])
        return group(
            .format, "Format", [group(.font, "Font", [style, size]), group(.text, "Text", [alignment, direction])])
    }

    private var view: UIMenu {
        var menus = [group(.fullscreen)]
        if includes(.inspector, false) {
            let toggle = command("Show Inspector", "i", StandardEditAction.toggleInspector, [.control])
            menus.insert(group(.inspector, "", [toggle]), at: 0)
        }
        if includes(.sidebar, true) { menus.insert(group(.sidebar), at: 0) }
        if includes(.toolbar, false) { menus.insert(group(.toolbar), at: 0) }
        return group(.view, "View", menus)
    }

    private var window: UIMenu { group(.window, "Window", [group(.minimizeAndZoom), group(.bringAllToFront)]) }

    private func includes(_ identifier: UIMenu.Identifier, _ automatically: Bool) -> Bool {
        configuration.includes(identifier, automatically: automatically)
    }

    /// Returns a menu. Without a title, its elements are in the menu that contains it.
    private func group(
        _ identifier: UIMenu.Identifier, _ title: String = "", _ children: [UIMenuElement] = []
    ) -> UIMenu {
        UIMenu(
            title: title, identifier: identifier, options: title.isEmpty ? .displayInline : [],
            preferredElementSize: .automatic, children: children)
    }

    private func command(
        _ title: String, _ input: String, _ action: Selector, _ modifiers: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers.union(.command))
    }
}

extension UIMenu.Identifier {
    /// The menu with the command that shows and hides the inspector.
    static let inspector = UIMenu.Identifier("com.apple.menu.inspector")
}
