import Foundation

/// A part of the content of a text content manager, such as a paragraph.
open class NSTextElement: NSObject {
    /// The content manager that has the element. It isn't retained.
    open weak var textContentManager: NSTextContentManager?

    /// The range of the element in the content, or `nil` if it isn't part of any.
    open var elementRange: NSTextRange?

    /// The elements in this element. The default is empty.
    ///
    /// If they have ranges, layout managers show each of them in a fragment. The fragment of this element ends before the
    /// first one.
    open var childElements: [NSTextElement] { [] }

    /// The element that contains this element. The default is `nil`.
    ///
    /// An element is shown once if a content manager enumerates both.
    open var parent: NSTextElement? { nil }

    /// A Boolean value that indicates whether the element is in the layout. The default is `true`. Otherwise, it has
    /// neither a fragment nor lines.
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
