/// A part of an app's user interface.
@preconcurrency @MainActor
public protocol View {
    /// The type of ``body``, which the compiler finds out.
    associatedtype Body: View

    /// What the view shows and how it behaves.
    @ViewBuilder @preconcurrency @MainActor var body: Body { get }
}

extension Never: View {
    /// Never asked for.
    public var body: Never { fatalError("Never has no body.") }
}

/// Builds views out of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    /// The one view of a block.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
