/// The place of a view with a body. It evaluates the body when the view, something that the body read, or an object of
/// it changed. A body that stands for one item isn't evaluated before the item is shown.
final class BodyNode<V: View>: _ViewNode<V>, Evaluating {
    private var content: _ViewNode<V.Body>?
    private let isUnary: Bool
    private var element: Element?
    private let evaluation = Evaluation()
    private var links = Links<V>()
    private var animator = AnimatorSlot<V>()

    override init(_ view: V, _ inputs: _ViewInputs) {
        isUnary = V._viewCount(_ViewCountInputs()) == 1
        super.init(view, inputs)
        evaluation.attach(to: self)
    }

    deinit { evaluation.detach() }

    private var isViewChanged = false

    override func takeView(_ new: V) -> Bool {
        let old = view
        guard super.takeView(new) else { return false }
        animator.viewDidChange(from: old, to: new, in: graph) { [weak self] in self?.evaluateOnTheWay() }
        isViewChanged = true
        return true
    }

    override func viewDidChange(inputsChanged: Bool) {
        defer { isViewChanged = false }
        guard let content else { return }
        if isViewChanged || evaluation.needsRun || evaluation.environmentChanged(inputs) {
            evaluate()
        } else {
            content.updateInputs(inputsForContent)
        }
    }

    func evaluate() {
        guard depth < ViewGraph.maximumDepth else { return graph.reportRecursion(of: V.self) }
        let body = evaluation.run { links.linked(animator.presented(view), evaluation).body }
        if let content {
            content.update(body, inputsForContent)
        } else {
            content = V.Body._makeNode(body, inputsForContent)
        }
    }

    override var items: ItemList {
        if isUnary { return .one(self) }
        if content == nil { evaluate() }
        return content?.items ?? .empty
    }

    override func shownElement() -> Element {
        if let element { return element }
        if content == nil { evaluate() }
        let element = content?.items.onlyElement(of: self) ?? Element()
        self.element = element
        return element
    }

    override func contentItemsDidChange() {
        element = nil
        super.contentItemsDidChange()
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }

    override var keptBoxes: [AnyObject] { links.boxes }

    override func willBeRemoved() { evaluation.end() }
}
