import DisplayList
import Foundation
import LayoutGeometry

extension TextInputState {
    /// The maximum length of a selection that a host copies with its own commands, in UTF-16 units.
    private static let longestSelection = 20_000

    /// Creates the state of a text input for its host.
    @MainActor
    package init(_ target: any UIKeyInput, on device: DeviceContext) {
        self.init()
        element = (target as? UIView)?.layer.identity
        let hasOwnKeys = sequence(first: target as? UIResponder) { $0?.next }.contains { $0?.inputView != nil }
        let showsKeys = device.screen.environment.showsKeyboard
        keyboard = hasOwnKeys || showsKeys ? .none : Keyboard(target.keyboardType)
        returnKey = ReturnKey(target.returnKeyType)
        isInCapitals = target.autocapitalizationType == .allCharacters
        content = target.textContentType?.pageName
        guard let input = target as? any UITextInput, let range = input.selectedTextRange else { return }
        // Input methods show their suggestions next to the text that they compose.
        let marked = input is any TextEditorClient ? nil : input.markedTextRange
        let caretRect = marked.map(input.firstRect) ?? input.caretRect(for: range.end)
        if caretRect.isFinite {
            let view = input.textInputView
            caret = view.convertToScreen(caretRect).rect
        }
        let length = input.offset(from: range.start, to: range.end)
        if !target.isSecureTextEntry, length > 0, length <= Self.longestSelection {
            selectedText = input.text(in: range) ?? ""
        }
    }
}

extension TextInputState.Keyboard {
    fileprivate init(_ type: UIKeyboardType) {
        self =
            switch type {
            case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
            case .URL: .url
            case .numberPad, .asciiCapableNumberPad: .numeric
            case .phonePad: .tel
            case .emailAddress: .email
            case .decimalPad: .decimal
            case .webSearch: .search
            }
    }
}

extension TextInputState.ReturnKey {
    fileprivate init(_ type: UIReturnKeyType) {
        self =
            switch type {
            case .default: .enter
            case .go, .join, .route, .emergencyCall: .go
            case .google, .search, .yahoo: .search
            case .next, .continue: .next
            case .send: .send
            case .done: .done
            }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && !isNull
    }
}

extension UIKeyInput {
    /// The end of the text before the caret, or `nil` if it's unknown.
    var textBeforeCaret: String? {
        guard let input = self as? any UITextInput else { return hasText ? nil : "" }
        guard let caret = input.selectedTextRange?.start else { return hasText ? nil : "" }
        let reach = min(input.offset(from: input.beginningOfDocument, to: caret), 64)
        guard let start = input.position(from: caret, offset: -reach),
            let range = input.textRange(from: start, to: caret)
        else { return nil }
        return input.text(in: range)
    }
}
