/// A view that groups several views. Modifiers of the group apply to each of them.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Group, _ inputs: _ViewInputs) -> _ViewNode<Group> {
        TransparentNode(view, inputs, content: \.content)
    }

    /// The number of items that the view contributes to its container, if its type determines it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { Content._viewCount(inputs) }
}
