/// A modifier that sets traits of items, which the container of the items reads.
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
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        TraitNode(view, inputs)
    }
}

private final class TraitNode<Content: View, Modifier: TraitModifier>: ModifierNode<Content, Modifier>, ItemMapping {
    override func modifierDidChange(from previous: Modifier?) {
        if previous != nil { itemsDidChange() }
    }

    override var items: ItemList { .mapped(content.items, by: self) }

    func map(_ item: Item) -> Item {
        var item = item
        view.modifier.modify(&item)
        return item
    }
}
