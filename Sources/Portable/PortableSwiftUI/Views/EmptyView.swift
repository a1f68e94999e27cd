/// A view that has nothing to show.
public nonisolated struct EmptyView: PrimitiveView {
    /// Makes it.
    public init() {}

    /// The view's place in the graph.
    @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNode<EmptyView> {
        _ViewNode(view, inputs)
    }

    /// How many items the view stands for, if its type says so.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 0 }
}
