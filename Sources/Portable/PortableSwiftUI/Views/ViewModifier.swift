/// A modifier that returns a different version of a view.
@preconcurrency @MainActor
public protocol ViewModifier {
    /// The type of the view that ``body(content:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Returns the modified view.
    @ViewBuilder @preconcurrency @MainActor func body(content: Content) -> Body

    /// The content of the modifier, as it's used in ``body(content:)``.
    typealias Content = _ViewModifier_Content<Self>

    // Creates the node of a modified view in the graph. Only the library's own modifiers implement these
    // requirements.
    /// Creates the node of the modified view.
    static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>>
    /// Returns the number of items that the modified view contributes to its container, or `nil` if its type doesn't
    /// determine it.
    static func _viewCount(_ content: Int?) -> Int?
}

extension ViewModifier {
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        ModifierBodyNode(view, inputs)
    }

    /// Returns the number of items that the modified view contributes to its container, or `nil` if its type doesn't
    /// determine it.
    public static func _viewCount(_ content: Int?) -> Int? {
        Body._viewCount(_ViewCountInputs(modifiedContent: content))
    }
}

/// A modifier of the library without a body.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    /// Not available, because the modifier doesn't have a body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body. Apply the modifier to a view.")
    }

    /// Returns the number of items that the modified view contributes to its container, or `nil` if its type doesn't
    /// determine it.
    public static func _viewCount(_ content: Int?) -> Int? { content }
}

/// A view with a modifier, or a modifier followed by another one.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    /// The modifier of the view.
    public var modifier: Modifier

    /// Creates modified content.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: ModifiedContent, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent> {
        Modifier._makeNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? {
        Modifier._viewCount(Content._viewCount(inputs))
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the content with both modifiers.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to the view.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns this modifier followed by another one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Returns this modifier with a change of the transaction of all changes in it.
    public nonisolated func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        ChangedTransactionModifier(base: self, transform: transform)
    }

    /// Returns this modifier with an animation of all changes in it.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A modifier whose own changes have another transaction. Changes of the modified view keep their transaction.
private nonisolated struct ChangedTransactionModifier<Base: ViewModifier>: ViewModifier {
    let base: Base
    let transform: (inout Transaction) -> Void

    @MainActor func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(base) }
    }
}

/// A modifier that has no effect.
public nonisolated struct EmptyModifier: InputsModifier, Sendable {
    /// The modifier that has no effect.
    public static let identity = EmptyModifier()

    /// Creates a modifier without an effect.
    public init() {}

    func modify(_ inputs: inout _ViewInputs) {}
}
