/// The node of a view whose content is created by code of the app: a body. The code runs when the view, a value that
/// the code read, or an observed object changed. A body that counts as one item isn't evaluated before the item is
/// shown.
class EvaluatedNode<V: View, Content: View>: _ViewNode<V>, EvaluatedViewNode {
    private(set) final var content: _ViewNode<Content>?
    private let isUnary: Bool
    private var element: Element?
    final let evaluation = Evaluation()

    /// - Parameter count: The number of items in the content, if its type determines it.
    init(_ view: V, _ inputs: _ViewInputs, count: Int?) {
        isUnary = count == 1
        super.init(view, inputs)
        evaluation.attach(to: self)
    }

    deinit { evaluation.detach() }

    /// Creates the content. Subclasses override it.
    func makeContent() -> Content { fatalError("Overridden.") }

    /// The type that owns the code, for messages.
    var evaluatedType: Any.Type { V.self }

    final func evaluate() {
        guard depth < ViewGraph.maximumDepth else { return graph.reportRecursion(of: evaluatedType) }
        let new = evaluation.run { makeContent() }
        if let content {
            content.update(new, inputsForContent)
        } else {
            content = Content._makeNode(new, inputsForContent)
        }
    }

    override final var items: ItemList {
        if isUnary { return .one(self) }
        if content == nil { evaluate() }
        return content?.items ?? .empty
    }

    override final func shownElement() -> Element {
        if let element { return element }
        if content == nil { evaluate() }
        let element = content?.items.onlyElement(of: self) ?? Element()
        self.element = element
        return element
    }

    override final var contentItem: Item? {
        guard isUnary, let items = content?.items, items.count == 1 else { return nil }
        return items[0]
    }

    override final func contentItemsDidChange() {
        element = nil
        super.contentItemsDidChange()
    }

    override final func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }

    override final func willBeRemoved() { evaluation.end() }
}
