/// A result builder that creates views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    /// Builds an expression.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a block with a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a block with several views.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Builds an `if` statement without an `else` branch.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a conditional statement.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second branch of a conditional statement.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds a branch with an availability condition. Its type may not be available in earlier versions.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
