/// The children of a container, which can be counted and identified without creating them.
///
/// A list is valid until the node that returned it reports changed items.
@MainActor
indirect enum ItemList {
    case empty
    /// A node that's one item.
    case one(_AnyViewNode)
    /// The items of several nodes, in order.
    case joined([ItemList], count: Int)
    /// The items of a section (its header, content, and footer) and the section's node.
    case section([ItemList], of: _AnyViewNode)
    /// Items that are created on request.
    case rows(any ItemRows)
    /// A list whose items a mapping changes.
    case mapped(ItemList, by: any ItemMapping)

    init(joining lists: [ItemList]) {
        let count = lists.reduce(0) { $0 + $1.count }
        self = count == 0 ? .empty : .joined(lists, count: count)
    }

    /// The number of items.
    ///
    /// Complexity: O(1), apart from the depth of the list.
    var count: Int {
        switch self {
        case .empty: 0
        case .one: 1
        case .joined(_, let count): count
        case .section(let parts, _): parts.reduce(0) { $0 + $1.count }
        case .rows(let rows): rows.count
        case .mapped(let list, _): list.count
        }
    }

    /// Returns the item at `index`, which must be valid.
    subscript(index: Int) -> Item {
        switch self {
        case .empty: preconditionFailure("No items.")
        case .one(let node): return Item(node: node)
        case .joined(let lists, _), .section(let lists, _):
            var index = index
            for list in lists {
                let count = list.count
                if index < count { return list[index] }
                index -= count
            }
            preconditionFailure("The index is out of bounds.")
        case .rows(let rows): return rows.item(at: index)
        case .mapped(let list, let mapping): return mapping.map(list[index])
        }
    }

    /// Called before a container that shows some of the items requests these items. Items that it doesn't request by
    /// the end of the flush are removed. A container that requests all items needn't call this.
    func startQueries() {
        switch self {
        case .empty, .one: break
        case .joined(let lists, _), .section(let lists, _): lists.forEach { $0.startQueries() }
        case .rows(let rows): rows.startQueries()
        case .mapped(let list, _): list.startQueries()
        }
    }

    /// Returns the index of the first item with an explicit id, if it's known without creating the item.
    ///
    /// Complexity: O(n) in the number of items with ids of that type.
    func index(ofID id: AnyHashable) -> Int? {
        switch self {
        case .empty, .one: return nil
        case .joined(let lists, _), .section(let lists, _):
            var start = 0
            for list in lists {
                if let index = list.index(ofID: id) { return start + index }
                start += list.count
            }
            return nil
        case .rows(let rows): return rows.index(ofID: id)
        case .mapped(let list, _): return list.index(ofID: id)
        }
    }

    /// Calls a closure with every item, in order.
    ///
    /// Complexity: O(n).
    func forEach(_ body: (Item) -> Void) {
        switch self {
        case .empty: break
        case .one(let node): body(Item(node: node))
        case .joined(let lists, _), .section(let lists, _): lists.forEach { $0.forEach(body) }
        case .rows(let rows): rows.forEachItem(body)
        case .mapped(let list, let mapping): list.forEach { body(mapping.map($0)) }
        }
    }

    /// Returns the element of a list with a single item.
    func onlyElement(of node: _AnyViewNode) -> Element {
        precondition(count == 1, "\(type(of: node)) counted as one item, but has \(count).")
        return self[0].shownElement()
    }
}

/// A child of a container.
@MainActor
struct Item {
    init(node: _AnyViewNode) { self.node = node }

    /// The unary node of the item, which has the item's identity.
    var node: _AnyViewNode
    /// The traits that the views in the item set.
    var traits = ItemTraits()
    /// The innermost id that a `ForEach` or `id(_:)` has set.
    var explicitID: AnyHashable?
    /// Empty except in lists. Items are copied often, so this property of few items must not be larger than a pointer.
    private var editings: [RowEditing] = []
    /// The editing properties of the item for lists; see ``RowEditing``.
    var editing: RowEditing {
        get { editings.first ?? RowEditing() }
        set { editings = [newValue] }
    }
    /// The observers of the item's element, from the innermost to the outermost.
    var observers: [any ItemObserver] = []

    /// Returns the element of the item with the item's traits. It's created when it's first needed.
    func shownElement() -> Element {
        let element = node.shownElement()
        if !(element.traits.isEmpty && traits.isEmpty) { element.traits = traits }
        element.explicitID = explicitID
        observers.forEach { $0.itemWasShown(as: element) }
        return element
    }
}

/// An observer of items that are shown. It's notified after the observers inside the item.
@MainActor
protocol ItemObserver: AnyObject {
    func itemWasShown(as element: Element)
}

/// Items that are created on request.
@MainActor
protocol ItemRows: _AnyViewNode {
    var count: Int { get }
    /// The ids of all current rows. They're computed when they're compared.
    var rowIDs: any RowIDs { get }
    /// Returns the index of the first item with an id, without creating any item.
    func index(ofID id: AnyHashable) -> Int?
    /// Starts a round of requests. Items that aren't requested in it are removed.
    func startQueries()
    /// Returns an item that's about to be shown.
    func item(at index: Int) -> Item
    /// Calls a closure with all items, which are about to be shown.
    func forEachItem(_ body: (Item) -> Void)
}

/// A type that changes each item of a list: it wraps the item, or adds traits.
@MainActor
protocol ItemMapping: AnyObject {
    func map(_ item: Item) -> Item
}
