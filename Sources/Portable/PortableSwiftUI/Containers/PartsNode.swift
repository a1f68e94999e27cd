/// The node of a view that is created from the items of another view, the base. The base's own items aren't shown.
final class PartsNode<V: View, Content: View>: _ViewNode<V>, EvaluatedViewNode {
    private let base: (V) -> AnyView
    private let transform: (V, AnyView, ItemList) -> Content
    private var source: PartsSourceNode!
    private var content: _ViewNode<Content>?
    private let evaluation = Evaluation()

    init(
        _ view: V, _ inputs: _ViewInputs, base: @escaping (V) -> AnyView,
        transform: @escaping (V, AnyView, ItemList) -> Content
    ) {
        self.base = base
        self.transform = transform
        super.init(view, inputs)
        evaluation.attach(to: self)
        source = PartsSourceNode(PartsSource(content: base(view)), inputsForContent)
        source.didChangeItems = { [unowned self] in evaluation.setNeedsRun() }
    }

    deinit { evaluation.detach() }

    func evaluate() {
        // Bodies that are evaluated for the items have their own evaluations.
        let items = source.items
        items.startQueries()
        let new = evaluation.run { transform(view, source.view.content, items) }
        if let content {
            content.update(new, inputsForContent)
        } else {
            content = Content._makeNode(new, inputsForContent)
        }
    }

    override func viewDidChange(to view: V, inputsChanged: Bool) {
        source.update(PartsSource(content: base(view)), inputsForContent)
        if content != nil { evaluate() }
    }

    override var items: ItemList {
        if content == nil { evaluate() }
        return content?.items ?? .empty
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let source { body(source) }
        if let content { body(content) }
    }

    override func willBeRemoved() { evaluation.end() }
}

/// The base of a view that is made of the items of another view.
private nonisolated struct PartsSource: View, PrimitiveView {
    let content: AnyView

    @MainActor static func _makeNode(_ view: PartsSource, _ inputs: _ViewInputs) -> _ViewNode<PartsSource> {
        PartsSourceNode(view, inputs)
    }

    @MainActor static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

/// The node of a base. It reports a change of its items only to the node that reads them.
private final class PartsSourceNode: _ViewNode<PartsSource> {
    private var content: _ViewNode<AnyView>!
    var didChangeItems: () -> Void = {}

    override init(_ view: PartsSource, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = AnyView._makeNode(view.content, inputsForContent)
    }

    override var items: ItemList { content.items }

    override func contentItemsDidChange() { didChangeItems() }

    override func viewDidChange(to view: PartsSource, inputsChanged: Bool) {
        content.update(view.content, inputsForContent)
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }
}
