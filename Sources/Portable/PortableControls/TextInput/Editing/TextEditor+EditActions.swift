/// The standard edit actions of text.
extension TextEditor {
    /// Returns a Boolean value that indicates whether an action is currently available.
    ///
    /// - Parameter isSecret: A Boolean value that indicates whether the selected text must not be copied.
    func canPerform(_ action: Selector, isSecret: Bool) -> Bool {
        let hasSelection = !selection.isEmpty
        switch action {
        case StandardEditAction.copy: return hasSelection && !isSecret
        case StandardEditAction.cut: return hasSelection && !isSecret && client.isTextEditable
        case StandardEditAction.paste, StandardEditAction.pasteAndMatchStyle:
            return client.isTextEditable && UIPasteboard.general.hasStrings
        case StandardEditAction.select: return !hasSelection && length > 0
        case StandardEditAction.selectAll: return length > 0 && selection.range != 0..<length
        default: return false
        }
    }

    func cutSelection() {
        copySelection()
        cut()
    }

    func copySelection() {
        if !selection.isEmpty { UIPasteboard.general.string = selectedText }
    }

    /// Selects the word at the caret, or the one before it.
    func selectWordAtCaret() {
        let caret = selection.head, boundaries = state.boundaries
        let before = boundaries.character(before: caret)
        guard let word = boundaries.word(at: caret) ?? boundaries.word(at: before) else { return selectAll() }
        selectByTouch(TextSelection(word))
    }

    /// Requests the edit menu for the new selection, if the sender was an edit menu.
    func requestMenu(after sender: Any?) {
        guard sender is UICommand, !(sender is UIKeyCommand) else { return }
        let origin = client.textOrigin
        let rect =
            client.textGeometry(through: selection.range.lowerBound)
            .firstSelectionRect(for: selection.range) ?? .zero
        onMenuWanted?(CGPoint(x: rect.midX + origin.x, y: rect.minY + origin.y), false)
    }
}
