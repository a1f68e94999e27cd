/// A view whose body is evaluated only if the view isn't equal to its previous value.
public struct EquatableView<Content: Equatable> {
    /// The view.
    public var content: Content

    /// Creates a view that compares its content with `==`.
    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View, PrimitiveView where Content: View {
    /// Creates the node of the view.
    public static func _makeNode(_ view: EquatableView, _ inputs: _ViewInputs) -> _ViewNode<EquatableView> {
        TransparentNode(view, inputs) { $0.content }
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { Content._viewCount(inputs) }
}

extension EquatableView: CustomComparable {
    nonisolated func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension View where Self: Equatable {
    /// Returns a view whose body is evaluated only if the view isn't equal to its previous value.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
