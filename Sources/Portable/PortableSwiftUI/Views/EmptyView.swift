/// A view without content.
public nonisolated struct EmptyView: PrimitiveView {
    /// Creates an empty view.
    public init() {}

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNode<EmptyView> {
        _ViewNode(view, inputs)
    }

    /// The number of items that the view contributes to its container, if its type determines it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 0 }
}
