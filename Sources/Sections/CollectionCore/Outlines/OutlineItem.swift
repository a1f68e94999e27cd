/// An item of an outline, with the items below it.
///
/// ```swift
/// SectionModel(id: "mailboxes", layout: ListLayout(appearance: .sidebar), outline: [
///     OutlineItem(Mailbox("Archive"), children: [OutlineItem(Mailbox("2025")), OutlineItem(Mailbox("2026"))])
/// ])
/// ```
@MainActor
public struct OutlineItem {
    /// The item itself.
    public var item: AnyCollectionItem
    /// Whether the items below are shown when the driver meets the item for the first time. From then on it remembers
    /// what the person and the app have made of it, for as long as the item is there.
    public var isExpanded: Bool
    /// The items below, in order.
    public var children: [OutlineItem]

    /// An item with others below it; collapsed, and without others, by default.
    public init(_ item: some CollectionItem, isExpanded: Bool = false, children: [OutlineItem] = []) {
        self.init(anyItem: AnyCollectionItem(item), isExpanded: isExpanded, children: children)
    }

    /// An item whose type is erased already, with others below it.
    public init(anyItem: AnyCollectionItem, isExpanded: Bool = false, children: [OutlineItem] = []) {
        item = anyItem
        self.isExpanded = isExpanded
        self.children = children
    }
}

/// The items of an outline one after another, each followed by those below it.
@MainActor
struct FlatOutline {
    private(set) var items: [AnyCollectionItem] = []
    private(set) var shape = OutlineShape()

    /// - Complexity: O(*n*) in the number of items.
    init(_ roots: [OutlineItem]) {
        // Not by recursion: outlines may be as deep as they like.
        var rest = roots.reversed().map { (node: $0, level: 0) }
        while let (node, level) = rest.popLast() {
            items.append(node.item)
            shape.levels.append(level)
            shape.isExpanded.append(node.isExpanded)
            rest += node.children.reversed().map { (node: $0, level: level + 1) }
        }
    }

    /// The items that are shown at first.
    var visibleItems: [AnyCollectionItem] { shape.visibleRows.map { items[$0] } }
}
