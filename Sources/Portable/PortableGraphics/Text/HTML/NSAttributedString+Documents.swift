import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// The Rich Text Format, which isn't supported.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// The Rich Text Format with attachments, which isn't supported.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// The name of an option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format of the document, a ``Foundation/NSAttributedString/DocumentType``.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of the document, the raw value of a `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of text that has no others. HTML ignores them.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// The base URL of relative links.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    }

    /// The name of a property of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format of the document.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of the document.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates an attributed string from a document: HTML or plain text.
    ///
    /// HTML has the styles of its elements and of `style` attributes: bold, italic, underlined, and struck out text, headings,
    /// fonts, colors, links, alignments, and lists.
    ///
    /// Differs from UIKit: style sheets, tables, and images are left out. Formats other than HTML and plain text are
    /// errors.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format and encoding of the document. Without a format, a document that begins with `<` is HTML.
    ///   - dict: Unused. The properties of the document aren't returned.
    /// - Throws: An error if the format isn't supported, or the data isn't text.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? UInt) ?? (options[.characterEncoding] as? NSNumber)?.uintValue
        guard
            let text = String(data: data, encoding: encoding.map(String.Encoding.init(rawValue:)) ?? .utf8)
                ?? String(data: data, encoding: .isoLatin1)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        let isHTML = text.drop(while: \.isWhitespace).first == "<"
        let type = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
        switch type ?? (isHTML ? .html : .plain) {
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self.init(string: text, attributes: attributes)
        case .html:
            var reader = HTMLTextReader(baseURL: options[.baseURL] as? URL)
            self.init(attributedString: reader.text(of: text))
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    /// Creates an attributed string from the document at a URL: HTML or plain text.
    ///
    /// - Throws: An error if the file can't be read, its format isn't supported, or it isn't text.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        var options = options
        if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
            options[.documentType] = DocumentType.html
        }
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
