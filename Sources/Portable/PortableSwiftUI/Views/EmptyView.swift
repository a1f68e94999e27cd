/// A view that has nothing to show.
public nonisolated struct EmptyView: PrimitiveView {
    /// Makes it.
    public init() {}

    /// The view's place in the graph.
    @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNode<EmptyView> {
        _ViewNode(view, inputs)
    }

    /// The number of items that the view contributes to its container, if its type determines it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 0 }
}
