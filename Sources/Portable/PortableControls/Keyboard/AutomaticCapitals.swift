import Foundation

extension UIKeyInput {
    /// Whether shift is to be pressed by itself for the next letter. Nobody sees whether a secret needs it.
    var isCapitalDue: Bool {
        !isSecureTextEntry && textBeforeCaret.map(autocapitalizationType.isDue(after:)) ?? false
    }
}

extension UITextAutocapitalizationType {
    /// Whether the next letter is to be a capital after a text.
    fileprivate func isDue(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last?.isWhitespace ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace, let end = text.last(where: { !$0.isWhitespace }) else {
                return text.allSatisfy(\.isWhitespace)
            }
            return ".!?".contains(end)
        }
    }
}
