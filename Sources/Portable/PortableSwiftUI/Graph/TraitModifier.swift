/// A modifier of what items say about themselves to whoever shows them.
///
///     nonisolated struct ZIndexModifier: TraitModifier {
///         let value: Double
///         func modify(_ item: inout Item) { item.traits[ZIndexTrait.self] = value }
///     }
@MainActor
protocol TraitModifier: PrimitiveModifier {
    func modify(_ item: inout Item)
}

extension TraitModifier {
    /// The view's place in the graph.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        TraitNode(view, inputs)
    }
}

private final class TraitNode<Content: View, Modifier: TraitModifier>: _ViewNode<ModifiedContent<Content, Modifier>>,
    ItemMapping
{
    private var content: _ViewNode<Content>!

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, inputsForContent)
    }

    override func takeView(_ new: ModifiedContent<Content, Modifier>) -> Bool {
        if !ValueComparator.areEqual(view.modifier, new.modifier) {
            isModifierChanged = true
        } else if ValueComparator.areEqual(view.content, new.content) {
            return false
        }
        view = new
        return true
    }

    private var isModifierChanged = false

    override func viewDidChange(inputsChanged: Bool) {
        content.update(view.content, inputsForContent)
        guard isModifierChanged else { return }
        isModifierChanged = false
        itemsDidChange()
    }

    override var items: ItemList { .mapped(content.items, by: self) }

    func map(_ item: Item) -> Item {
        var item = item
        view.modifier.modify(&item)
        return item
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }
}
