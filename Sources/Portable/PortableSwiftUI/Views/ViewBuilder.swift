/// Builds views out of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    /// One expression of a block.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// A block without statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// The one view of a block.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views of a block.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The branch of an `if #available`, whose type older systems may not know.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
