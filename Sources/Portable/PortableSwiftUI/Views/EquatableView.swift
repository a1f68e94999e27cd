/// A view that is evaluated only if it isn't equal to what it was.
public struct EquatableView<Content: Equatable> {
    /// The view.
    public var content: Content

    /// Compares a view with `==`.
    public nonisolated init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View, PrimitiveView where Content: View {
    /// The view's place in the graph.
    public static func _makeNode(_ view: EquatableView, _ inputs: _ViewInputs) -> _ViewNode<EquatableView> {
        TransparentNode(view, inputs) { $0.content }
    }

    /// The number of items that the view contributes to its container, if its type determines it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { Content._viewCount(inputs) }
}

extension EquatableView: ComparedAsGiven {
    nonisolated func isSame(as other: EquatableView) -> Bool { content == other.content }
}

extension View where Self: Equatable {
    /// The view, evaluated only if it isn't equal to what it was.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
