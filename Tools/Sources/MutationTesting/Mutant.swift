/// A small error in a source that tests should detect.
public struct Mutant: Sendable, Equatable {
    /// The kind of error.
    public enum Kind: Sendable, Equatable {
        /// A comparison that treats equal values differently, such as `<=` instead of `<`.
        case boundary(String)
        /// A negated condition or comparison.
        case negation
        /// An integer that is increased by 1.
        case constant(String)
        /// A statement that isn't executed.
        case omission
    }

    /// The kind of error.
    public let kind: Kind
    /// The line of the source, starting at 1.
    public let line: Int
    /// The original text.
    public let text: String

    /// A description of the error for a reader who sees the line.
    public var summary: String {
        switch kind {
        case .boundary(let mistaken): "\(text) compares by \(mistaken)"
        case .negation: "\(text) is negated"
        case .constant(let mistaken): "\(text) is \(mistaken)"
        case .omission: "\(text) is left out"
        }
    }
}
