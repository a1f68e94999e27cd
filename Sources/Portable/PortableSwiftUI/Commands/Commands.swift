/// A type that describes menu commands and keyboard shortcuts of an app.
///
/// A phone has no menu bar: commands aren't shown.
@preconcurrency @MainActor
public protocol Commands {
    /// The type of ``body``.
    associatedtype Body: Commands

    /// The commands that this type is composed of.
    @CommandsBuilder @preconcurrency @MainActor var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// An empty group of commands.
public nonisolated struct EmptyCommands: Commands {
    /// Creates the group.
    public init() {}
    /// The type of the body.
    public typealias Body = Never
}

/// Several groups of commands.
public nonisolated struct _TupleCommands<each Item: Commands>: Commands {
    let content: (repeat each Item)

    init(_ content: repeat each Item) {
        self.content = (repeat each content)
    }

    /// The type of the body.
    public typealias Body = Never
}

/// A result builder that creates commands.
@resultBuilder
public struct CommandsBuilder {
    /// Builds one group.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Builds one group.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Builds several groups.
    @_disfavoredOverload
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        _TupleCommands(repeat each content)
    }

    /// Builds commands under a condition.
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

    /// Builds the first branch of a condition.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second branch of a condition.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds commands with an availability condition.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands { content }
}

extension Optional: Commands where Wrapped: Commands {
    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { fatalError("Commands under a condition have no body.") }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { fatalError("Commands under a condition have no body.") }
}
