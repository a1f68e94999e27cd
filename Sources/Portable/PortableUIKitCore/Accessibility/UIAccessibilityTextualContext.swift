/// The kind of text that an element has, which determines how it's read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a context with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text of a document in a word processor.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A story, such as a book or a poem.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// A message of a conversation.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// The cells of a spreadsheet.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// The names and paths of files.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// The source code of a program.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// The output of a terminal.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement, as the value of the attribute
/// `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a priority with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The announcement is read before others and isn't interrupted by them.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// The announcement is read in the order in which it was posted.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// The announcement is read after the others.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
