/// An item of an outline, with its children.
///
/// ```swift
/// let favorites = recipes.filter(\.isFavorite).map { OutlineItem(RecipeItem($0)) }
/// let outline = [OutlineItem(RecipeItem(recipe), children: favorites)]
/// driver.apply([SectionModel(id: "recipes", layout: ListLayout(appearance: .sidebar), outline: outline)])
/// ```
@MainActor
public struct OutlineItem {
    /// The wrapped item.
    public var item: AnyCollectionItem
    /// A Boolean value that indicates whether the children are shown when the driver first shows the item. Afterwards,
    /// the driver remembers changes by the user and the app for as long as the item exists.
    public var isExpanded: Bool
    /// The children, in order.
    public var children: [OutlineItem]

    /// Creates an item with children. By default, it's collapsed and has no children.
    public init(_ item: some CollectionItem, isExpanded: Bool = false, children: [OutlineItem] = []) {
        self.init(anyItem: AnyCollectionItem(item), isExpanded: isExpanded, children: children)
    }

    /// Creates an item with children from a type-erased item.
    public init(anyItem: AnyCollectionItem, isExpanded: Bool = false, children: [OutlineItem] = []) {
        item = anyItem
        self.isExpanded = isExpanded
        self.children = children
    }
}

/// The items of an outline in depth-first order.
@MainActor
struct FlatOutline {
    private(set) var items: [AnyCollectionItem] = []
    private(set) var shape = OutlineShape()

    /// - Complexity: O(*n*) in the number of items.
    init(_ roots: [OutlineItem]) {
        // The traversal isn't recursive, because the depth of outlines is unlimited.
        var rest = roots.reversed().map { (node: $0, level: 0) }
        while let (node, level) = rest.popLast() {
            items.append(node.item)
            shape.levels.append(level)
            shape.isExpanded.append(node.isExpanded)
            rest += node.children.reversed().map { (node: $0, level: level + 1) }
        }
    }

    /// The items that are initially visible.
    var visibleItems: [AnyCollectionItem] { shape.visibleRows.map { items[$0] } }
}
