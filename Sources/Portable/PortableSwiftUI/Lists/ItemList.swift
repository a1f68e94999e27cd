/// Which children there are, counted and named without making them.
///
/// A list is valid until the node that returned it says that its items changed.
@MainActor
indirect enum ItemList {
    case empty
    /// A node that is one item.
    case one(_AnyViewNode)
    /// The items of several nodes, in order.
    case joined([ItemList], count: Int)
    /// The items of a section: its header, its content and its footer, and the node of the section.
    case section([ItemList], of: _AnyViewNode)
    /// Items that are made one by one when they are asked for.
    case rows(any ItemRows)
    /// A list whose items are each changed by a mapping.
    case mapped(ItemList, by: any ItemMapping)

    init(joining lists: [ItemList]) {
        let count = lists.reduce(0) { $0 + $1.count }
        self = count == 0 ? .empty : .joined(lists, count: count)
    }

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

    /// The item at `index`, which must be one of the list's.
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

    /// Called before a container that shows some of the items requests the items that it shows. Items that it doesn't
    /// request by the end of the flush are removed. A container that requests all items needn't call this.
    func beginAsking() {
        switch self {
        case .empty, .one: break
        case .joined(let lists, _), .section(let lists, _): lists.forEach { $0.beginAsking() }
        case .rows(let rows): rows.beginAsking()
        case .mapped(let list, _): list.beginAsking()
        }
    }

    /// The first item that was given an id, if that is known without making it.
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

    /// Every item, in order. Complexity: O(n).
    func forEach(_ body: (Item) -> Void) {
        switch self {
        case .empty: break
        case .one(let node): body(Item(node: node))
        case .joined(let lists, _), .section(let lists, _): lists.forEach { $0.forEach(body) }
        case .rows(let rows): rows.forEachItem(body)
        case .mapped(let list, let mapping): list.forEach { body(mapping.map($0)) }
        }
    }

    /// The element of a list that has one item.
    func onlyElement(of node: _AnyViewNode) -> Element {
        precondition(count == 1, "\(type(of: node)) counted as one item and has \(count).")
        return self[0].shownElement()
    }
}

/// A child of a container.
@MainActor
struct Item {
    init(node: _AnyViewNode) { self.node = node }

    /// A unary node, whose identity is the item's.
    var node: _AnyViewNode
    /// The traits that the views in the item set.
    var traits = ItemTraits()
    /// The innermost id that was given to it, by a `ForEach` or `id(_:)`.
    var explicitID: AnyHashable?
    /// Empty but in lists: items are copied too often to hold more than a pointer for what few of them have.
    private var editings: [RowEditing] = []
    /// The editing properties of the item for lists; see ``RowEditing``.
    var editing: RowEditing {
        get { editings.first ?? RowEditing() }
        set { editings = [newValue] }
    }
    /// Who wants to know that the item is shown, from the inside out.
    var observers: [any ItemObserver] = []

    /// The element of the item, which is made when it is first asked for, with what the item says about itself.
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

/// Items that are made one by one when they are asked for.
@MainActor
protocol ItemRows: _AnyViewNode {
    var count: Int { get }
    /// The ids of all rows as they are now, which aren't computed before they are compared.
    var rowIDs: any RowIDs { get }
    /// The first item with an id, without making any.
    func index(ofID id: AnyHashable) -> Int?
    /// Starts a round of requests. Items that aren't requested in it are removed.
    func beginAsking()
    /// An item that is about to be shown.
    func item(at index: Int) -> Item
    /// All items, which are about to be shown.
    func forEachItem(_ body: (Item) -> Void)
}

/// A type that changes each item of a list: it wraps the item, or adds traits.
@MainActor
protocol ItemMapping: AnyObject {
    func map(_ item: Item) -> Item
}
