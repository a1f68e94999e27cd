/// One small mistake in a source, which tests should notice.
public struct Mutant: Sendable, Equatable {
    /// What is wrong.
    public enum Kind: Sendable, Equatable {
        /// A comparison takes equal values on the other side, such as `<=` in place of `<`.
        case boundary(String)
        /// A condition or a comparison says the opposite.
        case negation
        /// An integer is larger by one.
        case constant(String)
        /// A statement isn't executed.
        case omission
    }

    /// What is wrong.
    public let kind: Kind
    /// The line of the source, from 1.
    public let line: Int
    /// What stands there.
    public let text: String

    /// What is wrong, for a reader who has the line before them.
    public var summary: String {
        switch kind {
        case .boundary(let mistaken): "\(text) compares by \(mistaken)"
        case .negation: "\(text) is negated"
        case .constant(let mistaken): "\(text) is \(mistaken)"
        case .omission: "\(text) is left out"
        }
    }
}
