/// The ways to predict words in the line of the insertion point.
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// Words aren't predicted.
    case no = 1
    /// Words are predicted.
    case yes = 2
}

/// The ways to suggest the results of mathematical expressions.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// The system decides.
    case `default` = 0
    /// Results aren't suggested.
    case no = 1
    /// Results are suggested.
    case yes = 2
}

/// The levels of the system's confidence in inserted text.
public enum UITextAlternativeStyle: Int, Sendable {
    /// The text isn't marked.
    case none = 0
    /// The text is underlined, because a different one may have been intended.
    case lowConfidence = 1
}

/// The ways in which Writing Tools change text.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// Writing Tools aren't available.
    case none = -1
    /// The system decides.
    case `default` = 0
    /// Writing Tools change the text in place.
    case complete = 1
    /// Writing Tools show their results in a panel.
    case limited = 2
}

/// The kinds of text that Writing Tools can insert.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates options with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The system decides.
    public static let `default`: Self = []
    /// Text without attributes.
    public static let plainText = Self(rawValue: 1 << 0)
    /// Text with attributes.
    public static let richText = Self(rawValue: 1 << 1)
    /// Lists.
    public static let list = Self(rawValue: 1 << 2)
    /// Tables.
    public static let table = Self(rawValue: 1 << 3)
    /// Presentation intents, such as headings.
    public static let presentationIntent = Self(rawValue: 1 << 4)
}
