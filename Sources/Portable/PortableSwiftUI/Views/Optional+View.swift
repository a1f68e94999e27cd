extension Optional: View where Wrapped: View {
    /// Not available, because the view doesn't have a body.
    public var body: Never { fatalError("Optional has no body. Put the view in another view's body.") }

    /// Creates the node of the view.
    public static func _makeNode(_ view: Wrapped?, _ inputs: _ViewInputs) -> _ViewNode<Wrapped?> {
        OptionalNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

/// The node of an `if` without `else`. It contains the node of the view while the condition is `true`.
private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var content: _ViewNode<Wrapped>?
    /// The last shown node, which may still be in its removal transition.
    private weak var last: _ViewNode<Wrapped>?

    override init(_ view: Wrapped?, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = view.map { Wrapped._makeNode($0, inputsForContent) }
    }

    override func viewDidChange(to view: Wrapped?, inputsChanged: Bool) {
        switch (content, view) {
        case (nil, nil): break
        case (let node?, let view?): node.update(view, inputsForContent)
        case (let node?, nil):
            node.retire()
            last = node
            content = nil
            itemsDidChange()
        case (nil, let view?):
            if let last, last.reattach(to: self) {
                content = last
                last.update(view, inputsForContent)
            } else {
                content = Wrapped._makeNode(view, inputsForContent)
            }
            itemsDidChange()
        }
    }

    override var items: ItemList { content?.items ?? .empty }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }
}
