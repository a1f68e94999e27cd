import Foundation

/// The replacements of typed punctuation. They're off unless the text input asks for them.
struct SmartPunctuation {
    let replacesQuotes: Bool
    let replacesDashes: Bool

    /// Returns whether a typed text completes a dash of two hyphens.
    func completesDash(_ text: String, after before: String) -> Bool {
        replacesDashes && text == "-" && before.hasSuffix("-") && !before.hasSuffix("--")
    }

    /// Returns a typed text with curly quotation marks.
    func quoted(_ text: String, after before: String) -> String {
        guard replacesQuotes, text == "\"" || text == "'" else { return text }
        let opens = before.last.map { $0.isWhitespace || "([{—–-“‘".contains($0) } ?? true
        return text == "\"" ? (opens ? "“" : "”") : opens ? "‘" : "’"
    }
}

extension UIKeyInput {
    /// Inserts text that the user has typed, if the text input allows that.
    package func insertTypedText(_ text: String) {
        guard let input = self as? any UITextInput else { return insertText(text) }
        let smart = SmartPunctuation(
            replacesQuotes: smartQuotesType == .yes, replacesDashes: smartDashesType == .yes)
        let before = smart.replacesQuotes || smart.replacesDashes ? textBeforeCaret ?? "" : ""
        if smart.completesDash(text, after: before) {
            deleteBackward()
            return insertText("—")
        }
        let typed = smart.quoted(text, after: before)
        // Text views and fields ask their delegates themselves.
        if !(input is any TextEditorClient), let range = input.markedTextRange ?? input.selectedTextRange,
            !input.shouldChangeText(in: range, replacementText: typed)
        {
            return
        }
        insertText(typed)
    }

    /// Shows the text that an input method is composing.
    package func insertComposedText(_ text: String, selection: NSRange) {
        guard let input = self as? any UITextInput else { return }
        if !(input is any TextEditorClient), input.markedTextStyle == nil {
            input.markedTextStyle = [.underlineStyle: NSUnderlineStyle.single.rawValue]
        }
        if input is any TextEditorClient {
            input.setMarkedText(text, selectedRange: selection)
        } else {
            // Composed text continues the style of the text before it.
            let caret = input.selectedTextRange?.start
            let style = caret.flatMap { input.textStyling(at: $0, in: .backward) } ?? [:]
            let marked = style.merging(input.markedTextStyle ?? [:]) { $1 }
            let attributed = NSAttributedString(string: text, attributes: marked)
            input.setAttributedMarkedText(attributed, selectedRange: selection)
        }
    }
}
