/// The sections and rows of a list, in a collection view.
struct ListContainer<Content: View>: PrimitiveView {
    let selection: ListSelection?
    let content: Content

    /// Creates the node of the view.
    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { ListNode(view, inputs) }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The node of a list. Rows are created when the collection view first shows them, and remain.
private final class ListNode<Content: View>: _ViewNode<ListContainer<Content>>, ItemOwner, EvaluatedViewNode {
    private var content: _ViewNode<Content>?
    private var element: ListElement?
    private var contentEnvironment: EnvironmentValues?
    private let evaluation = Evaluation()
    var needsItems = false

    override init(_ view: ListContainer<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        evaluation.attach(to: self)
    }

    deinit { evaluation.detach() }

    override var items: ItemList { .one(self) }

    override var isBoundToItem: Bool { true }

    override var canHoldState: Bool { true }

    override func shownElement() -> Element {
        if let element { return element }
        let element = ListElement()
        self.element = element
        element.updateDirection(inputs)
        evaluate()
        content = Content._makeNode(view.content, contentInputs)
        refreshItems()
        return element
    }

    override func viewDidChange(to view: ListContainer<Content>, inputsChanged: Bool) {
        guard let element, let content else { return }
        if inputsChanged {
            element.updateDirection(inputs)
            contentEnvironment = nil
        }
        evaluate()
        content.update(view.content, contentInputs)
    }

    /// Updates the element to the current view and environment, and reads the edit mode.
    func evaluate() {
        guard let element else { return }
        let (view, environment) = (view, inputs.environment)
        evaluation.run {
            element.update(
                ListConfiguration(
                    settings: ListSettings(environment), selection: view.selection,
                    isEditing: environment.editMode?.wrappedValue.isEditing ?? false))
        }
    }

    private var contentInputs: _ViewInputs {
        var inputs = inputsForContent
        let environment = contentEnvironment ?? makeContentEnvironment()
        contentEnvironment = environment
        inputs.environment = environment
        return inputs
    }

    private func makeContentEnvironment() -> EnvironmentValues {
        var values = inputs.environment
        let settings = ListSettings(values)
        values.listContext = ListContext(style: settings.appearance)
        // The list itself returns these values, not its content.
        if !values.scrollObservers.isEmpty { values.scrollObservers = [] }
        if values.refreshAction != nil { values.refreshAction = nil }
        return values
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() {
        guard let element, let content else { return }
        element.setItems(content.items)
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }

    override func willBeRemoved() { evaluation.end() }
}
