extension TextEditor {
    /// Handles a key that moves the caret, deletes, selects all, or inserts a tab.
    ///
    /// - Returns: `true` if the key was handled.
    func press(_ key: UIKey, pageHeight: CGFloat, insertsTabs: Bool) -> Bool {
        let modifiers = key.modifierFlags
        if let movement = movement(key.keyCode, modifiers, pageHeight: pageHeight) {
            move(movement, extending: modifiers.contains(.shift))
            return true
        }
        if let movement = deletion(key.keyCode, modifiers) {
            if key.keyCode == .keyboardK { keepDeletedText(movement) }
            delete(movement)
            return true
        }
        if key.keyCode == .keyboardTab, insertsTabs,
            modifiers.isDisjoint(with: [.command, .control, .alternate, .shift])
        {
            insert("\t")
            return true
        }
        guard modifiers.contains(.command), modifiers.isDisjoint(with: [.control, .alternate, .shift]),
            key.charactersIgnoringModifiers.lowercased() == "a"
        else { return false }
        selectAll()
        return true
    }

    /// Keeps the text that Control-K deletes, which Control-Y inserts.
    private func keepDeletedText(_ movement: TextMovement) {
        let target = navigator(for: movement).target(of: movement, from: selection, x: 0).head
        guard client.isTextEditable, let range = state.deletion(to: target)?.range else { return }
        TextMove.keep(TextOffsetRange(range), of: client)
    }

    private func movement(
        _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, pageHeight: CGFloat
    ) -> TextMovement? {
        let isFar = modifiers.contains(.command)
        let isWide = modifiers.contains(.alternate)
        switch key {
        case .keyboardLeftArrow: return isFar ? .lineLeft : isWide ? .wordLeft : .left
        case .keyboardRightArrow: return isFar ? .lineRight : isWide ? .wordRight : .right
        case .keyboardUpArrow: return isFar ? .documentStart : isWide ? .paragraphStart : .up
        case .keyboardDownArrow: return isFar ? .documentEnd : isWide ? .paragraphEnd : .down
        case .keyboardHome: return isFar || modifiers.contains(.control) ? .documentStart : .lineStart
        case .keyboardEnd: return isFar || modifiers.contains(.control) ? .documentEnd : .lineEnd
        case .keyboardPageUp: return .pageUp(pageHeight)
        case .keyboardPageDown: return .pageDown(pageHeight)
        default: break
        }
        guard modifiers.contains(.control), modifiers.isDisjoint(with: [.command, .alternate]) else { return nil }
        switch key {
        case .keyboardA: return .paragraphStart
        case .keyboardE: return .paragraphEnd
        case .keyboardF: return .forward
        case .keyboardB: return .backward
        case .keyboardN: return .down
        case .keyboardP: return .up
        default: return nil
        }
    }

    /// Returns the movement that a key deletes along, or `nil` for other keys. The host handles the Backspace key
    /// without modifiers.
    private func deletion(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> TextMovement? {
        let isFar = modifiers.contains(.command)
        let isWide = modifiers.contains(.alternate)
        switch key {
        case .keyboardDeleteOrBackspace: return isFar ? .lineStart : isWide ? .wordBackward : nil
        case .keyboardDeleteForward: return isFar ? .lineEnd : isWide ? .wordForward : .forward
        default: break
        }
        guard modifiers.contains(.control), modifiers.isDisjoint(with: [.command, .alternate]) else { return nil }
        switch key {
        case .keyboardD: return .forward
        case .keyboardH: return .backward
        case .keyboardK: return .paragraphEnd
        default: return nil
        }
    }
}
