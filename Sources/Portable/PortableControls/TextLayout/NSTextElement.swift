import Foundation

/// A part of the content of a text content manager, such as a paragraph.
open class NSTextElement: NSObject {
    /// The content manager that has the element. It isn't retained.
    open weak var textContentManager: NSTextContentManager?

    /// The range of the element in the content, or `nil` if it isn't part of any.
    open var elementRange: NSTextRange?

    /// The elements in this element. The default is empty.
    ///
    /// Differs from UIKit: layout managers lay out only the elements that a content manager enumerates.
    open var childElements: [NSTextElement] { [] }

    /// The element that contains this element. The default is `nil`.
    ///
    /// Differs from UIKit: layout managers lay out only the elements that a content manager enumerates.
    open var parent: NSTextElement? { nil }

    /// A Boolean value that indicates whether the content has a representation of the element. The default is `true`.
    ///
    /// Differs from UIKit: all elements of a storage are its paragraphs.
    open var isRepresentedElement: Bool { true }

    /// Creates an element of a content manager.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph of text.
open class NSTextParagraph: NSTextElement {
    /// The text of the paragraph, including its separator.
    public let attributedString: NSAttributedString

    /// Creates a paragraph with an attributed string. `nil` means an empty paragraph.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The range of the paragraph without its separator, or `nil` if the paragraph isn't part of a content.
    open var paragraphContentRange: NSTextRange? { ranges?.content }

    /// The range of the separator at the end, or `nil` if there's none.
    open var paragraphSeparatorRange: NSTextRange? {
        ranges.flatMap { $0.separator.isEmpty ? nil : $0.separator }
    }

    private var ranges: (content: NSTextRange, separator: NSTextRange)? {
        guard let range = elementRange, let manager = textContentManager else { return nil }
        let text = attributedString.string
        let terminator = text.last.flatMap { $0.isNewline ? String($0).utf16.count : nil } ?? 0
        let length = text.utf16.count - terminator
        guard let end = manager.location(range.location, offsetBy: length),
            let content = NSTextRange(location: range.location, end: end),
            let separator = NSTextRange(location: end, end: range.endLocation)
        else { return nil }
        return (content, separator)
    }
}
