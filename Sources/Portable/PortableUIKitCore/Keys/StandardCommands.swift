import DisplayList

/// Commands that edit text or act on the selection, from keyboard shortcuts that are the same everywhere or from a
/// host's menus. The commands of the responder chain take precedence.
@MainActor
enum StandardCommands {
    /// The commands with their key combinations, which all use the Command key.
    private static let actions: [UIKeyCommand] = [
        make("x", StandardEditAction.cut), make("c", StandardEditAction.copy), make("v", StandardEditAction.paste),
        make("v", StandardEditAction.pasteAndMatchStyle, [.shift, .alternate]),
        make("a", StandardEditAction.selectAll), make("b", StandardEditAction.toggleBoldface),
        make("i", StandardEditAction.toggleItalics), make("u", StandardEditAction.toggleUnderline),
    ]
    private static func make(
        _ input: String, _ action: Selector, _ modifiers: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: modifiers.union(.command), action: action)
    }

    /// Performs the command of a keyboard shortcut. Returns whether a responder handled it.
    static func perform(_ key: UIKey, from responder: UIResponder) -> Bool {
        guard key.modifierFlags.contains(.command) else { return false }
        if key.charactersIgnoringModifiers.lowercased() == "z" {
            let others = key.modifierFlags.intersection([.shift, .control, .alternate])
            if others.isEmpty { return undo(with: responder.undoManager) }
            if others == .shift { return redo(with: responder.undoManager) }
        }
        if key.charactersIgnoringModifiers == "`", key.modifierFlags.isDisjoint(with: [.control, .alternate]) {
            return UIView.device(of: responder.responderWindow).application?.showNextScene() ?? false
        }
        return actions.first { $0.matches(key, isRightToLeft: false) }?.send(from: responder) ?? false
    }

    private static func undo(with manager: UndoManager?) -> Bool {
        guard let manager, manager.canUndo else { return false }
        manager.undo()
        return true
    }

    private static func redo(with manager: UndoManager?) -> Bool {
        guard let manager, manager.canRedo else { return false }
        manager.redo()
        return true
    }

    /// Returns the key combination for a command of a host.
    static func key(of command: HostInput.EditCommand) -> UIKey {
        switch command {
        case .cut: key("x", .keyboardX)
        case .copy: key("c", .keyboardC)
        case .paste: key("v", .keyboardV)
        case .selectAll: key("a", .keyboardA)
        case .undo: key("z", .keyboardZ)
        case .redo: key("z", .keyboardZ, [.command, .shift])
        }
    }

    private static func key(
        _ letter: String, _ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = .command
    ) -> UIKey {
        UIKey(characters: letter, charactersIgnoringModifiers: letter, modifierFlags: modifiers, keyCode: code)
    }
}
