/// What result builders of arrays have in common: conditions, loops, optionals, availability and any sequence.
///
/// A builder says what it takes and what becomes of it.
@preconcurrency @MainActor
public protocol ArrayBuilder {
    /// What stands in the builder's body.
    associatedtype Input
    /// What the builder makes of it.
    associatedtype Output

    /// Makes an element of what stands in the body.
    static func map(input: Input) -> Output
}

extension ArrayBuilder {
    /// One element.
    public static func buildExpression(_ expression: Input) -> [Output] { [map(input: expression)] }

    /// An element if there is one.
    public static func buildExpression(_ expression: Input?) -> [Output] { expression.map { [map(input: $0)] } ?? [] }

    /// All elements of a sequence.
    public static func buildExpression(_ expression: some Sequence<Input>) -> [Output] { expression.map(map(input:)) }

    /// What a line of the body has made, as the first.
    public static func buildPartialBlock(first: [Output]) -> [Output] { first }

    /// What a line of the body has made, after those before it.
    public static func buildPartialBlock(accumulated: [Output], next: [Output]) -> [Output] { accumulated + next }

    /// An empty body.
    public static func buildBlock() -> [Output] { [] }

    /// `if` without `else`.
    public static func buildOptional(_ component: [Output]?) -> [Output] { component ?? [] }

    /// The first branch of a condition.
    public static func buildEither(first component: [Output]) -> [Output] { component }

    /// Another branch of a condition.
    public static func buildEither(second component: [Output]) -> [Output] { component }

    /// A loop.
    public static func buildArray(_ components: [[Output]]) -> [Output] { components.flatMap { $0 } }

    /// `if #available`.
    public static func buildLimitedAvailability(_ component: [Output]) -> [Output] { component }
}
