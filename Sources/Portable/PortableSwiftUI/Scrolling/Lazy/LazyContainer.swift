import PortableUIKit

/// A view that shows its items when they come near the visible part of the enclosing scroll view.
@MainActor
protocol LazyContainer: PrimitiveView {
    associatedtype Content: View

    var content: Content { get }
    var arrangement: LazyElement.Arrangement { get }
    /// The views of sections that are pinned.
    var pinnedViews: PinnedScrollableViews { get }
}

extension LazyContainer {
    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> { LazyNode(view, inputs) }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The node of a lazy container, which creates the items that its element requests.
private final class LazyNode<V: LazyContainer>: _ViewNode<V>, ItemOwner {
    private var content: _ViewNode<V.Content>?
    private var element: LazyElement?
    var needsItems = false

    override var items: ItemList { .one(self) }

    override func shownElement() -> Element {
        if let element { return element }
        let element = LazyElement()
        self.element = element
        element.needsMore = { [weak self] in self?.setNeedsItems() }
        element.updateDirection(inputs)
        element.arrangement = view.arrangement
        element.pinnedViews = view.pinnedViews
        content = V.Content._makeNode(view.content, inputsForContent)
        refreshItems()
        return element
    }

    override func viewDidChange(to view: V, inputsChanged: Bool) {
        guard let element, let content else { return }
        if inputsChanged { element.updateDirection(inputs) }
        element.arrangement = view.arrangement
        element.pinnedViews = view.pinnedViews
        content.update(view.content, inputsForContent)
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() {
        guard let element, let content else { return }
        let list = content.items
        list.startQueries()
        element.prepare(list.runs)
        let shown = element.wantedItems.map { (index: $0, element: list[$0].shownElement()) }
        element.show(shown) { list.index(ofID: $0) }
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }
}
