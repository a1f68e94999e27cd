/// The items of a list, and the rows that were created for them.
@MainActor
struct ListContent {
    private var items = ItemList.empty
    private(set) var structure = ListStructure()
    /// The rows by their positions.
    private(set) var rows: [ListPosition: ListRowElement] = [:]

    /// Replaces the items. Existing rows are updated to their items.
    ///
    /// - Returns: The difference, and the rows whose items were removed. The caller removes these, and updates all
    ///   other rows: that runs code of the app, which must not access the content during a change.
    mutating func replaceItems(with list: ItemList) -> (difference: ListDifference, leaving: [ListRowElement]) {
        let new = ListStructure(list)
        let difference = ListDifference(from: structure, to: new)
        var leaving: [ListRowElement] = []
        var moved: [ListPosition: ListRowElement] = [:]
        for (position, row) in rows.sorted(by: { $0.key < $1.key }) {
            if let position = difference.newPosition(of: position) {
                moved[position] = row
            } else {
                leaving.append(row)
            }
        }
        items = list
        structure = new
        rows = moved
        return (difference, leaving)
    }

    /// Adds a row that was created for a position.
    mutating func insert(_ row: ListRowElement, at position: ListPosition) { rows[position] = row }

    var orderedRows: [ListRowElement] { rows.sorted { $0.key < $1.key }.map(\.value) }

    /// Returns the settings of a row, which may not exist yet. Modifiers in its bodies are only included if it exists.
    func settings(ofRowAt position: ListPosition) -> ListRowSettings? {
        if let row = rows[position] { return row.settings }
        guard structure.contains(position) else { return nil }
        return items[structure.index(of: position)].traits[ListRowTrait.self]
    }

    /// Returns the items at a position. A header or footer can have several items.
    func items(at position: ListPosition) -> [Item] {
        if position.role == .content { return [items[structure.index(of: position)]] }
        let part = structure.sections[position.section][position.role]
        return (part.start..<part.start + part.count).map { items[$0] }
    }

    /// Returns the position of the first row, header, or footer with an id.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func position(ofID id: AnyHashable) -> ListPosition? {
        if let index = items.index(ofID: id) { return structure.position(of: index) }
        for (number, section) in structure.sections.enumerated() {
            for role in [ItemRun.Role.header, .content, .footer] {
                var item = 0
                for segment in section[role].segments {
                    if segment.ids == nil, items[section[role].start + item].explicitID == id {
                        return ListPosition(section: number, role: role, item: item)
                    }
                    item += segment.count
                }
            }
        }
        return nil
    }
}
