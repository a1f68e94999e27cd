import Foundation

extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The interpreted part of the Markdown syntax.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// The entire syntax. Blocks are joined to a single text.
            case full
            /// Inline styles. Whitespace is collapsed.
            case inlineOnly
            /// Inline styles. Whitespace is preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// The behavior for invalid text.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// Returns the part that could be parsed.
            case returnPartiallyParsedIfPossible
        }

        /// A Boolean value that indicates whether Apple's extensions of Markdown are parsed. It has no effect: they
        /// aren't.
        public var allowsExtendedAttributes: Bool
        /// The interpreted part of the Markdown syntax.
        public var interpretedSyntax: InterpretedSyntax
        /// The behavior for invalid text.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a text from Markdown.
    ///
    /// Differs from Foundation: blocks have no attributes, and headings and lists are plain texts.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(inlineMarkdown: markdown, options, baseURL)
    }

    /// Creates a text from Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.init(inlineMarkdown: text, options, baseURL)
    }

    /// Creates a text from the Markdown of a localized text, whose whitespace is preserved.
    init(localizedMarkdown markdown: String) {
        self.init(
            inlineMarkdown: markdown, MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace), nil)
    }

    private init(inlineMarkdown markdown: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
        self.init()
        let text =
            switch options.interpretedSyntax {
            case .inlineOnlyPreservingWhitespace: markdown
            case .inlineOnly: Self.joined(markdown)
            // As in Foundation, there's no break between paragraphs.
            case .full: markdown.components(separatedBy: "\n\n").map { Self.joined($0) }.joined()
            }
        for run in InlineMarkdown.runs(of: text) {
            var part = AttributedString(run.text)
            var intent: InlinePresentationIntent = []
            if run.style.isBold { intent.insert(.stronglyEmphasized) }
            if run.style.isItalic { intent.insert(.emphasized) }
            if run.style.isCode { intent.insert(.code) }
            if run.style.isStruckOut { intent.insert(.strikethrough) }
            if !intent.isEmpty { part.swiftUI.inlinePresentationIntent = intent }
            if let link = run.style.link {
                part.link = baseURL.flatMap { URL(string: link.absoluteString, relativeTo: $0)?.absoluteURL } ?? link
            }
            append(part)
        }
    }

    /// Returns the lines of a text, joined by spaces.
    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
}

/// The inline styles of Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public var rawValue: UInt

    /// Creates styles from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasized text, which is italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasized text, which is bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Inline code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text with a strikethrough.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A soft line break, which can be shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Inline HTML.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
}
