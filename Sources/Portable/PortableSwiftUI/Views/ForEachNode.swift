import PortableUIKit

/// The nodes of the rows of a ``ForEach``, by id.
///
/// Rows whose type determines that they are a single view are created on request, and removed if the container doesn't
/// request them in its next round. All other rows are created immediately, because their number of items isn't known.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, EvaluatedViewNode, ItemRows
{
    private struct Key: Hashable {
        let id: ID
        /// The number of preceding elements with the same id.
        var occurrence = 0
    }

    private final class Row {
        let node: _ViewNode<Content>
        /// The round of the data for which the row was updated most recently.
        var round: Int
        /// The round in which the row was requested most recently, and its index in it.
        var asking = 0
        var index = 0

        /// The key by which rows are sorted: the index, and then the rounds in which they were assigned to it.
        var place: (Int, Int, Int) { (index, asking, round) }

        init(_ node: _ViewNode<Content>, _ round: Int) {
            self.node = node
            self.round = round
        }
    }

    private let evaluation = Evaluation()
    /// Boolean values that indicate whether each row is statically one view, and whether the rows are in a list, which
    /// needs their offsets.
    private let kind: (isUnary: Bool, isInList: Bool)
    private var rows: [Key: Row] = [:]
    /// The keys of all elements, in order, if all rows are shown.
    private var order: [Key]?
    /// The number of changes of the data.
    private var round = 0
    /// The number of rounds in which the container has requested rows.
    private var asking = 0
    private var reportedDuplicates: Set<ID> = []

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
        kind = (Content._viewCount(_ViewCountInputs()) == 1, inputs.environment.listContext != nil)
        super.init(view, inputs)
        evaluation.attach(to: self)
    }

    deinit { evaluation.detach() }

    override func viewDidChange(to view: ForEach<Data, ID, Content>, inputsChanged: Bool) { evaluate() }

    /// Evaluates the rows with the current data.
    func evaluate() {
        evaluation.begin()
        round += 1
        guard let order else { return itemsDidChange() }
        // All rows are shown, so the remaining rows are updated in place.
        let new = keys()
        updateAll(new)
        guard new != order else { return }
        self.order = new
        removeRowsOfOtherRounds()
        itemsDidChange()
    }

    private func keys() -> [Key] {
        var keys: [Key] = []
        keys.reserveCapacity(view.data.count)
        var seen: [ID: Int] = [:]
        for element in view.data {
            let id = view.id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence > 0 { report(id) }
            keys.append(Key(id: id, occurrence: occurrence))
        }
        return keys
    }

    private func report(_ id: ID) {
        guard reportedDuplicates.insert(id).inserted else { return }
        Diagnostics.log(
            "\(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the collection, "
                + "this will give undefined results!")
    }

    @discardableResult
    private func update(_ row: Row?, _ key: Key, _ element: Data.Element) -> Row {
        if let row, row.round == round { return row }
        let content = evaluation.runMore { view.content(element) }
        if let row {
            row.round = round
            row.node.update(content, inputsForContent)
            return row
        }
        var inputs = inputsForContent
        if graph.keepsStates { inputs.key = ItemKey(AnyHashable(key)) }
        let row = Row(Content._makeNode(content, inputs), round)
        rows[key] = row
        return row
    }

    private func updateAll(_ keys: [Key]) {
        for (index, (key, element)) in zip(keys, view.data).enumerated() {
            update(rows[key], key, element).index = index
        }
    }

    private func removeRowsOfOtherRounds() {
        retireRows { $0.round != round }
    }

    /// Removes rows in the order in which they were shown, because the app is notified of the end of each one.
    private func retireRows(where isUnused: (Row) -> Bool) {
        let unused = rows.filter { isUnused($0.value) }
        for (key, row) in unused.sorted(by: { $0.value.place < $1.value.place }) {
            row.node.retire()
            rows[key] = nil
        }
    }

    // MARK: Items

    override var items: ItemList {
        if kind.isUnary { return .rows(self) }
        showAll()
        return ItemList(
            joining: (order ?? []).compactMap { key in
                rows[key].map {
                    let place = kind.isInList ? ($0.index, ObjectIdentifier(self)) : nil
                    return .mapped($0.node.items, by: RowIdentity(AnyHashable(key.id), place))
                }
            })
    }

    private func showAll() {
        guard order == nil else { return }
        let keys = keys()
        order = keys
        updateAll(keys)
        if rows.count > keys.count { removeRowsOfOtherRounds() }
    }

    var count: Int { view.data.count }

    var rowIDs: any RowIDs { DataIDs(data: view.data, id: view.id) }

    func item(at index: Int) -> Item {
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
        let id = view.id(element)
        var key = Key(id: id)
        if let order {
            key = order[index]
        } else {
            while let other = rows[key], other.asking == asking, other.index != index {
                report(id)
                key.occurrence += 1
            }
        }
        let row = update(rows[key], key, element)
        row.asking = asking
        row.index = index
        return item(row, id)
    }

    func index(ofID id: AnyHashable) -> Int? {
        guard let id = id.base as? ID, let index = view.data.firstIndex(where: { view.id($0) == id }) else {
            return nil
        }
        return view.data.distance(from: view.data.startIndex, to: index)
    }

    func startQueries() {
        guard order == nil else { return }
        asking += 1
        graph.afterItems { [weak self] in
            guard let self, !isRemoved, order == nil else { return }
            retireRows { $0.asking != asking }
        }
    }

    func forEachItem(_ body: (Item) -> Void) {
        showAll()
        for key in order ?? [] {
            if let row = rows[key] { body(item(row, key.id)) }
        }
    }

    private func item(_ row: Row, _ id: ID) -> Item {
        // A row with one item, whose own list has its modifiers.
        var item = row.node.items[0]
        if item.explicitID == nil { item.explicitID = AnyHashable(id) }
        if kind.isInList { item.editing.setOffset(row.index, of: ObjectIdentifier(self)) }
        return item
    }

    /// A Boolean value that indicates whether rows are created on request, too late for the node to be reused for
    /// another item.
    override var isBoundToItem: Bool { order == nil && !rows.isEmpty }

    override var canHoldState: Bool { true }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        for row in rows.values.sorted(by: { $0.place < $1.place }) { body(row.node) }
    }

    override func willBeRemoved() { evaluation.end() }
}

/// A mapping that assigns the row's id to its items, unless they have an id.
private final class RowIdentity: ItemMapping {
    private let id: AnyHashable
    /// The offset of the row in its `ForEach`. It's `nil` outside of lists.
    private let place: (offset: Int, owner: ObjectIdentifier)?

    init(_ id: AnyHashable, _ place: (offset: Int, owner: ObjectIdentifier)?) {
        self.id = id
        self.place = place
    }

    func map(_ item: Item) -> Item {
        var item = item
        if item.explicitID == nil { item.explicitID = id }
        if let place { item.editing.setOffset(place.offset, of: place.owner) }
        return item
    }
}
