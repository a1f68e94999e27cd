/// A view without content.
public nonisolated struct EmptyView: PrimitiveView {
    /// Creates an empty view.
    public init() {}

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNode<EmptyView> {
        _ViewNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 0 }
}
