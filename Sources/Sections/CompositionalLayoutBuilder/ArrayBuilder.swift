/// A result builder of arrays that supports conditions, loops, optionals, availability checks, and sequences.
///
/// A conforming builder declares its input and output, and converts one to the other.
@preconcurrency @MainActor
public protocol ArrayBuilder {
    /// The type of the expressions in the builder's body.
    associatedtype Input
    /// The type of the elements that the builder creates.
    associatedtype Output

    /// Returns the element for an expression in the body.
    static func map(input: Input) -> Output
}

extension ArrayBuilder {
    /// Returns an array with one element.
    public static func buildExpression(_ expression: Input) -> [Output] { [map(input: expression)] }

    /// Returns an array with one element, or an empty array if the expression is `nil`.
    public static func buildExpression(_ expression: Input?) -> [Output] { expression.map { [map(input: $0)] } ?? [] }

    /// Returns the elements of a sequence.
    public static func buildExpression(_ expression: some Sequence<Input>) -> [Output] { expression.map(map(input:)) }

    /// Returns the elements of the first statement.
    public static func buildPartialBlock(first: [Output]) -> [Output] { first }

    /// Returns the accumulated elements followed by the elements of the next statement.
    public static func buildPartialBlock(accumulated: [Output], next: [Output]) -> [Output] { accumulated + next }

    /// Returns an empty array for an empty body.
    public static func buildBlock() -> [Output] { [] }

    /// Returns the elements of an `if` statement without `else`.
    public static func buildOptional(_ component: [Output]?) -> [Output] { component ?? [] }

    /// Returns the elements of the first branch of a condition.
    public static func buildEither(first component: [Output]) -> [Output] { component }

    /// Returns the elements of the second branch of a condition.
    public static func buildEither(second component: [Output]) -> [Output] { component }

    /// Returns the elements of a loop.
    public static func buildArray(_ components: [[Output]]) -> [Output] { components.flatMap { $0 } }

    /// Returns the elements of an `if #available` statement.
    public static func buildLimitedAvailability(_ component: [Output]) -> [Output] { component }
}
