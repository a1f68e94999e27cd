import Foundation
@_spi(Collage) import PortableUIKitCore

/// The text input that is the first responder, for controllers that replace the keyboard.
@MainActor
package final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private let identifiers = NSMapTable<AnyObject, NSUUID>.weakToStrongObjects()

    package override init() {
        super.init()
    }

    private var target: (any UIKeyInput)? { DeviceContext.current.visibleWindows.key?.firstResponder?.keyInput }
    private var input: (any UITextInput)? { target as? any UITextInput }

    // MARK: Keys

    package var hasText: Bool { target?.hasText ?? false }

    package func insertText(_ text: String) { target?.insertText(text) }

    package func deleteBackward() { target?.deleteBackward() }

    package var keyboardType: UIKeyboardType {
        get { target?.keyboardType ?? .default }
        set { target?.keyboardType = newValue }
    }

    package var returnKeyType: UIReturnKeyType {
        get { target?.returnKeyType ?? .default }
        set { target?.returnKeyType = newValue }
    }

    // MARK: The text around the selection

    package var documentContextBeforeInput: String? {
        input.flatMap { text(of: $0, from: $0.beginningOfDocument, to: $0.selectedTextRange?.start) }
            .map { String($0.suffix { !$0.isNewline }) }
            .flatMap { $0.isEmpty ? nil : $0 }
    }

    package var documentContextAfterInput: String? {
        input.flatMap { text(of: $0, from: $0.selectedTextRange?.end, to: $0.endOfDocument) }
            .map { String($0.prefix { !$0.isNewline }) }
            .flatMap { $0.isEmpty ? nil : $0 }
    }

    package var selectedText: String? {
        input.flatMap { text(of: $0, from: $0.selectedTextRange?.start, to: $0.selectedTextRange?.end) }
            .flatMap { $0.isEmpty ? nil : $0 }
    }

    private func text(of input: any UITextInput, from start: UITextPosition?, to end: UITextPosition?) -> String? {
        guard let start, let end, let range = input.textRange(from: start, to: end) else { return nil }
        return input.text(in: range)
    }

    package var documentInputMode: UITextInputMode? { (target as? UIResponder)?.textInputMode }

    package var documentIdentifier: UUID {
        guard let target else { return UUID() }
        if let known = identifiers.object(forKey: target) { return known as UUID }
        let new = UUID()
        identifiers.setObject(new as NSUUID, forKey: target)
        return new
    }

    // MARK: Changes

    package func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let caret = offset < 0 ? input.selectedTextRange?.start : input.selectedTextRange?.end else {
            return
        }
        let limit = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let target = input.position(from: caret, offset: offset) ?? limit
        input.selectedTextRange = input.textRange(from: target, to: target)
    }

    package func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    package func unmarkText() { input?.unmarkText() }
}

extension String {
    /// Returns the longest suffix whose characters satisfy a condition.
    fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
        self[(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}
