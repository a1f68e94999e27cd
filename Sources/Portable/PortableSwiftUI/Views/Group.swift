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

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { Content._viewCount(inputs) }
}
