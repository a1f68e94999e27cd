/// A direction in a text in storage order.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward = 0
    /// Towards the beginning.
    case backward = 1
}

/// A visual direction in a text.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// A direction in a text, either in storage order or visual.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
    public var rawValue: Int

    /// The direction with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction of the order in which text is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction in which text is seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The units that a text can be taken apart into.
public enum UITextGranularity: Int, Sendable {
    /// A user-perceived character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence, with the white space behind it.
    case sentence = 2
    /// A paragraph, without what ends it.
    case paragraph = 3
    /// A line as it is shown.
    case line = 4
    /// The whole text.
    case document = 5
}
