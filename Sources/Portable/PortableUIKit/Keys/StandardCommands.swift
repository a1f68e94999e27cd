import DisplayList

/// What is done to a text, or to what is selected, with keys that mean the same everywhere, or from a host's menus. The
/// commands of the responder chain come first.
@MainActor
enum StandardCommands {
    /// The keys, all with the command key, and what they do.
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

    /// Does what a key stands for. Returns whether somebody had a use for it.
    static func perform(_ key: UIKey, from responder: UIResponder) -> Bool {
        guard key.modifierFlags.contains(.command) else { return false }
        if key.charactersIgnoringModifiers.lowercased() == "z" {
            let others = key.modifierFlags.intersection([.shift, .control, .alternate])
            if others.isEmpty { return perform(.undo, from: responder) }
            if others == .shift { return perform(.redo, from: responder) }
        }
        return actions.first { $0.matches(key, isRightToLeft: false) }?.send(from: responder) ?? false
    }

    /// Does what a host asks for. Returns whether somebody had a use for it.
    static func perform(_ command: HostInput.EditCommand, from responder: UIResponder) -> Bool {
        switch command {
        case .cut: send(StandardEditAction.cut, from: responder)
        case .copy: send(StandardEditAction.copy, from: responder)
        case .paste: send(StandardEditAction.paste, from: responder)
        case .selectAll: send(StandardEditAction.selectAll, from: responder)
        case .undo: undo(with: responder.undoManager)
        case .redo: redo(with: responder.undoManager)
        }
    }

    private static func send(_ action: Selector, from responder: UIResponder) -> Bool {
        UICommand(action: action).send(from: responder)
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
}
