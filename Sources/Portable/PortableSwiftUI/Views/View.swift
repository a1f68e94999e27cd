/// A part of an app's user interface.
///
/// How views become what is laid out and drawn: every view stands at a place in the graph, a `_ViewNode`, which keeps
/// its value and its state. Nodes return items (`ItemList`): which children there are, without making them. Whoever
/// shows an item makes its `Element`, which measures, places and draws.
///
/// A view of the library is one of these:
/// - a **leaf**, which draws by itself: see `LeafView`;
/// - a **container**, which arranges the items of its content: see `ContainerView`;
/// - a view with a `body`, like those of apps;
/// - a modifier that **wraps** each item of its content in an element: see `WrappingModifier`;
/// - a modifier of the **environment**: see `InputsModifier`;
/// - a modifier of the **traits** of items: see `TraitModifier`.
@preconcurrency @MainActor
public protocol View {
    /// The type of ``body``, which the compiler finds out.
    associatedtype Body: View

    /// What the view shows and how it behaves.
    @ViewBuilder @preconcurrency @MainActor var body: Body { get }

    // A view's place in the graph. Only the library's own views implement these.
    /// The view's place in the graph.
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self>
    /// How many items the view stands for, if its type says so.
    static func _viewCount(_ inputs: _ViewCountInputs) -> Int?
}

extension View {
    /// The view's place in the graph.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        BodyNode(view, inputs)
    }

    /// How many items the view stands for, if its type says so.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? {
        Body._viewCount(inputs)
    }
}

extension Never: View {
    /// Never asked for.
    public nonisolated var body: Never { fatalError("Never has no body.") }

    /// The view's place in the graph.
    public static func _makeNode(_ view: Never, _ inputs: _ViewInputs) -> _ViewNode<Never> {}

    /// How many items the view stands for, if its type says so.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

/// A view that the library makes without a body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never asked for.
    public var body: Never { fatalError("\(Self.self) has no body: don't call body, put the view in another's.") }
}
