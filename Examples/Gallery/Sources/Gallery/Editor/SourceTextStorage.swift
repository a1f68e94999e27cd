import UIKit

/// A text storage that colors Swift sources while they're edited. It colors only the lines of each edit.
final class SourceTextStorage: NSTextStorage {
    private let contents = NSMutableAttributedString()
    /// The attributes of text that isn't a token.
    var attributes: [NSAttributedString.Key: Any] = [:] {
        didSet { edited(.editedAttributes, range: NSRange(location: 0, length: length), changeInLength: 0) }
    }

    // MARK: Storage

    override var string: String { contents.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        contents.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        contents.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        contents.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Colors

    override func processEditing() {
        let lines = (string as NSString).lineRange(for: editedRange)
        contents.setAttributes(attributes, range: lines)
        SwiftToken.enumerate(in: string, range: lines) { token, range in
            contents.addAttribute(.foregroundColor, value: token.color, range: range)
        }
        // The lines around the edit have other colors.
        edited(.editedAttributes, range: lines, changeInLength: 0)
        super.processEditing()
    }
}
