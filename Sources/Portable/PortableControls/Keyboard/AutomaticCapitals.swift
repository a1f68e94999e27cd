import Foundation

extension UIKeyInput {
    /// A Boolean value that indicates whether the keyboard shifts automatically for the next letter. It's `false` for
    /// secure text, whose content must not be revealed.
    var isCapitalDue: Bool {
        !isSecureTextEntry && textBeforeCaret.map(autocapitalizationType.isDue(after:)) ?? false
    }
}

extension UITextAutocapitalizationType {
    /// Returns a Boolean value that indicates whether the letter after text must be a capital.
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
