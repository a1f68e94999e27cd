import Foundation
@_spi(Collage) import PortableUIKitCore

/// The keys that move text with its attributes: Control-K deletes the rest of the paragraph, Control-Y inserts the text
/// that was deleted last, and Control-T swaps the characters around the caret.
@MainActor
struct TextMove {
    let input: any UITextInput
    let selection: UITextRange

    /// Returns the edit that a key performs, or `nil` for other keys. Text views and fields delete text themselves.
    func edit(for key: UIKey) -> (() -> Void)? {
        guard key.modifierFlags.contains(.control),
            key.modifierFlags.isDisjoint(with: [.command, .alternate, .shift]), input.isEditable
        else { return nil }
        switch key.keyCode {
        case .keyboardK where !(input is any TextEditorClient): return deleteRestOfParagraph
        case .keyboardY: return insertDeletedText
        case .keyboardT: return swapCharacters
        default: return nil
        }
    }

    // MARK: Deleting and inserting

    private func deleteRestOfParagraph() {
        let end = input.tokenizer.position(
            from: selection.end, toBoundary: .paragraph, inDirection: .storage(.forward))
        let rest = input.textRange(from: selection.end, to: end ?? input.endOfDocument)
        guard var range = selection.isEmpty ? rest : selection, !range.isEmpty else { return }
        // The separator stays, unless it's all that's left.
        if selection.isEmpty, let text = input.text(in: range), text.count > 1, text.last?.isNewline ?? false,
            let last = input.position(from: range.end, offset: -String(text.suffix(1)).utf16.count),
            let content = input.textRange(from: range.start, to: last)
        {
            range = content
        }
        guard input.shouldChangeText(in: range, replacementText: "") else { return }
        Self.keep(range, of: input)
        change { input.replace(range, withText: "") }
    }

    /// Keeps text that a key is about to delete, unless it's secret.
    static func keep(_ range: UITextRange, of input: any UITextInput) {
        guard !input.isSecureTextEntry else { return }
        DeviceContext.current.memory.library.deletedText = input.attributedText(in: range)
    }

    private func insertDeletedText() {
        guard let text = DeviceContext.current.memory.library.deletedText, text.length > 0 else { return }
        if !(input is any TextEditorClient),
            !input.shouldChangeText(in: selection, replacementText: text.string)
        {
            return
        }
        change { input.insertAttributedText(text) }
    }

    // MARK: Swapping

    /// Swaps the characters around the caret, or the last two of a paragraph, and moves the caret after them.
    private func swapCharacters() {
        guard selection.isEmpty, let first = character(at: selection.start, .backward) else { return }
        var pair = character(at: selection.start, .forward).map { (first, $0) }
        if pair == nil { pair = character(at: first.start, .backward).map { ($0, first) } }
        guard let (before, after) = pair, let range = input.textRange(from: before.start, to: after.end) else { return }
        let swapped = NSMutableAttributedString(attributedString: input.attributedText(in: after))
        swapped.append(input.attributedText(in: before))
        guard input.shouldChangeText(in: range, replacementText: swapped.string) else { return }
        change {
            input.replace(range, withAttributedText: swapped)
            input.selectedTextRange = input.textRange(from: after.end, to: after.end)
        }
    }

    /// Returns the range of the character at a position, or `nil` at the end of a paragraph.
    private func character(at position: UITextPosition, _ direction: UITextStorageDirection) -> UITextRange? {
        let range = input.tokenizer.rangeEnclosingPosition(
            position, with: .character, inDirection: .storage(direction))
        guard let range, let text = input.text(in: range), !(text.first?.isNewline ?? true) else { return nil }
        return range
    }

    private func change(_ edit: () -> Void) {
        guard !(input is any TextEditorClient) else { return edit() }
        input.inputDelegate?.textWillChange(input)
        edit()
        input.inputDelegate?.textDidChange(input)
    }
}
