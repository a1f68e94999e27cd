/// A single item of a view, as a separate preview.
nonisolated struct PreviewItems<Content: View>: PrimitiveView {
    let content: Content
    /// The index of the item, or `nil` to read only the descriptions of the items.
    let index: Int?

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        PreviewItemsNode(view, inputs)
    }

    @MainActor static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }

    /// Returns the preview settings of a view's items.
    @MainActor static func descriptions(of content: Content) -> [PreviewDescription] {
        let graph = ViewGraph(PreviewItems(content: content, index: nil))
        graph.flush()
        defer { graph.end() }
        return (graph.rootElement.children.first as? PreviewItemsElement)?.descriptions ?? []
    }
}

private final class PreviewItemsElement: UnaryElement {
    var descriptions: [PreviewDescription] = []
}

/// A node that shows one item without creating the others.
private final class PreviewItemsNode<Content: View>: _ViewNode<PreviewItems<Content>>, ItemOwner {
    private var content: _ViewNode<Content>?
    private let element = PreviewItemsElement()
    var needsItems = false

    override var items: ItemList { .one(self) }

    override func shownElement() -> Element {
        if content == nil {
            content = Content._makeNode(view.content, inputsForContent)
            refreshItems()
        }
        return element
    }

    override func viewDidChange(to view: PreviewItems<Content>, inputsChanged: Bool) {
        content?.update(view.content, inputsForContent)
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() {
        guard let items = content?.items else { return }
        element.descriptions = (0..<items.count).map { items[$0].traits[PreviewTraitKey.self] }
        guard let index = view.index, index < items.count else { return element.setChildren([]) }
        element.setChildren([items[index].shownElement()])
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }
}

/// The preview settings of a view.
struct PreviewDescription {
    var name: String?
    var settings = PreviewSettings()
}

private enum PreviewTraitKey: ItemTraitKey {
    static var defaultValue: PreviewDescription { PreviewDescription() }
}

/// The modifier that preview modifiers apply.
public nonisolated struct _PreviewModifier: TraitModifier {
    let change: @Sendable (inout PreviewDescription) -> Void

    @MainActor func modify(_ item: inout Item) { change(&item.traits[PreviewTraitKey.self]) }
}
