extension View {
    /// Sets the identity of the view. When the id changes, the view is replaced by a new one with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

    /// Sets the tag of the view, which pickers, tabs, and lists use for their selection.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}

/// A view with an explicit identity.
struct IDView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: PrimitiveView {
    /// Creates the node of the view.
    static func _makeNode(_ view: IDView, _ inputs: _ViewInputs) -> _ViewNode<IDView> { IDNode(view, inputs) }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { Content._viewCount(inputs) }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>>, ItemMapping {
    private var content: _ViewNode<Content>!
    private var id: ID

    override init(_ view: IDView<Content, ID>, _ inputs: _ViewInputs) {
        id = view.id
        super.init(view, inputs)
        content = Content._makeNode(view.content, inputsForContent)
    }

    override func viewDidChange(to view: IDView<Content, ID>, inputsChanged: Bool) {
        guard view.id != id else { return content.update(view.content, inputsForContent) }
        id = view.id
        content.retire()
        content = Content._makeNode(view.content, inputsForContent)
        itemsDidChange()
    }

    override var items: ItemList { .mapped(content.items, by: self) }

    func map(_ item: Item) -> Item {
        var item = item
        item.explicitID = AnyHashable(id)
        return item
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { body(content) }
}

/// The value that `tag(_:includeOptional:)` sets: the tag, and the tag for optional selections, if it's included.
struct ItemTag {
    let value: AnyHashable
    let optionalValue: AnyHashable?

    /// Returns whether a selection with the value matches this tag.
    func matches(_ selection: AnyHashable) -> Bool { value == selection || optionalValue == selection }
}

enum TagTrait: ItemTraitKey {
    static var defaultValue: ItemTag? { nil }
}

struct TagModifier<V: Hashable> {
    let tag: V
    let includesOptional: Bool
}

extension TagModifier: TraitModifier {
    func modify(_ item: inout Item) {
        item.traits[TagTrait.self] = ItemTag(
            value: AnyHashable(tag), optionalValue: includesOptional ? AnyHashable(Optional(tag)) : nil)
    }
}
