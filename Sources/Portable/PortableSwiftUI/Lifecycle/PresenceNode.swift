/// The node of a modifier that runs code while its content is in the view tree or, by default, on screen.
///
/// The content is in the tree from the creation of its first item to the removal of its last item. It is on screen
/// while one of its items is visible. See ``Element/isVisible``. The code runs after the bodies and the layout of the
/// flush.
///
/// Content without items isn't in the tree, unless it's the content of a whole screen, such as the optional view of a
/// `Group` that a task loads: SwiftUI applies the modifiers of a screen to the screen instead of its items.
class PresenceNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier>, ItemMapping, ItemObserver {
    private(set) final var isPresent = false
    private(set) final var hasAppeared = false
    /// The identifiers of the items' elements that are visible.
    private var visibleElements: Set<UInt64> = []

    /// A Boolean value that indicates whether ``didDisappear()`` is called when the content is hidden, not only when it is
    /// removed. The default is `true`.
    var followsVisibility: Bool { true }

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        guard graph.isColumn, content.items.count == 0 else { return }
        graph.afterLayout { [self] in updatePresence() }
    }

    final override var items: ItemList { .mapped(content.items, by: self) }

    final func map(_ item: Item) -> Item {
        var item = item
        if followsVisibility || !isPresent { item.observers.append(self) }
        return item
    }

    final func itemWasShown(as element: Element) {
        if followsVisibility { element.addVisibilityObserver(self) }
        guard !isPresent else { return }
        isPresent = true
        settleAfterLayout()
    }

    final override func contentItemsDidChange() {
        super.contentItemsDidChange()
        graph.afterLayout { [self] in updatePresence() }
    }

    private func updatePresence() {
        if content.items.count > 0 {
            visibleElements.remove(graph.rootElement.id)
        } else if !isRemoved {
            isPresent = graph.isContentOfColumn(self)
            if isPresent { graph.rootElement.addVisibilityObserver(self) }
        }
        settle()
    }

    final override var isBoundToItem: Bool { true }

    final override var canHoldState: Bool { true }

    final override func willBeRemoved() {
        if isPresent { settleAfterLayout() }
    }

    private func settleAfterLayout() {
        graph.afterLayout { [self] in settle() }
    }

    /// Calls ``didAppear()`` or ``didDisappear()`` if the content has appeared or disappeared since the last call.
    private func settle() {
        let isShown = isPresent && !isRemoved && (!followsVisibility || !visibleElements.isEmpty)
        guard isShown != hasAppeared else { return }
        hasAppeared = isShown
        if isShown { didAppear() } else { didDisappear() }
    }

    /// Called after the content has appeared.
    func didAppear() {}

    /// Called after the content has disappeared.
    func didDisappear() {}
}

extension PresenceNode: VisibilityObserver {
    final func visibilityDidChange(of element: Element, isVisible: Bool) {
        let wasVisible = !visibleElements.isEmpty
        if isVisible { visibleElements.insert(element.id) } else { visibleElements.remove(element.id) }
        if wasVisible == visibleElements.isEmpty { settleAfterLayout() }
    }
}
