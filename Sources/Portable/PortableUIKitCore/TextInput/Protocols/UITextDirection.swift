/// A direction in text, in storage order.
public enum UITextStorageDirection: Int, Sendable {
    /// The direction toward the end of the text.
    case forward = 0
    /// The direction toward the beginning of the text.
    case backward = 1
}

/// A visual direction in text.
public enum UITextLayoutDirection: Int, Sendable {
    /// The direction to the right.
    case right = 2
    /// The direction to the left.
    case left = 3
    /// The direction to the line above.
    case up = 4
    /// The direction to the line below.
    case down = 5
}

/// A direction in text, either in storage order or visual.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
    public var rawValue: Int

    /// Creates a direction from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Returns a direction in storage order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a visual direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The units of text, such as characters and words.
public enum UITextGranularity: Int, Sendable {
    /// A user-perceived character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence, including the white space after it.
    case sentence = 2
    /// A paragraph, without its terminator.
    case paragraph = 3
    /// A line as it's displayed.
    case line = 4
    /// The whole text.
    case document = 5
}
