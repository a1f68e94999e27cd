import Foundation
@_spi(Collage) import PortableUIKitCore

/// The tokens of a search field.
///
/// Differs from UIKit: tokens have no positions in the text. They're at the beginning of the document.
extension UISearchTextField {
    /// The tokens before the text, in order. The default is empty.
    public var tokens: [UISearchToken] {
        get { tokenList.all }
        set { tokenList.all = newValue }
    }

    /// Inserts a token. Raises an exception if the index is out of bounds.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokenList.check(tokenIndex, isInsertion: true)
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes a token. Raises an exception if the index is out of bounds.
    public func removeToken(at tokenIndex: Int) {
        tokenList.check(tokenIndex)
        tokens.remove(at: tokenIndex)
    }

    /// Replaces the text of a range with a token. Existing tokens in the range are kept. Raises an exception if the
    /// index is out of bounds.
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        tokenList.check(tokenIndex, isInsertion: true)
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text without the tokens.
    public var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// Returns the position of a token, which is the beginning of the document. Raises an exception if the index is out
    /// of bounds.
    public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        tokenList.check(tokenIndex)
        return beginningOfDocument
    }

    /// Returns the tokens in a range. If the range starts at the beginning of the document, it contains all tokens.
    public func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }

    /// The background color of tokens. The default is `nil`, which means a light variant of the tint color.
    public var tokenBackgroundColor: UIColor? {
        get { tokenList.color }
        set { tokenList.color = newValue }
    }

    /// A Boolean value that indicates whether the user can delete tokens. The default is `true`.
    public var allowsDeletingTokens: Bool {
        get { tokenList.allows.deleting }
        set { tokenList.allows.deleting = newValue }
    }

    /// A Boolean value that indicates whether the user can copy a token if the delegate provides its data. The default
    /// is `true`.
    public var allowsCopyingTokens: Bool {
        get { tokenList.allows.copying }
        set { tokenList.allows.copying = newValue }
    }

    /// Called after the tokens have changed.
    func tokensDidChange() {
        setNeedsLayout()
        changeHandler?()
        sendActions(for: .editingChanged)
    }

    /// The data of the selected token, or `nil` if it can't be copied.
    var copiedToken: NSItemProvider? {
        guard allowsCopyingTokens, let index = tokenList.selected,
            let delegate = delegate as? any UISearchTextFieldDelegate
        else { return nil }
        return delegate.searchTextField(self, itemProviderForCopying: tokens[index])
    }
}
