import CollageTesting

/// Items in items: the model of the outline that is walked through.
struct Outline: Hashable {
    private struct Item: Hashable {
        let id: Int
        var parent: Int?
        var isExpanded = false
    }

    /// Parents before what is in them.
    private var items: [Item] = []
    private var nextID = 0

    /// So many items, each in the one that `parents` names by its place.
    init(_ parents: [Int?]) {
        for parent in parents { insert(into: parent.map { items[$0].id }) }
    }

    private mutating func insert(into parent: Int?) {
        nextID += 1
        items.append(Item(id: nextID, parent: parent))
    }

    func parent(of id: Int) -> Int? { items.first { $0.id == id }?.parent }

    private func level(of id: Int) -> Int { parent(of: id).map { level(of: $0) + 1 } ?? 0 }

    mutating func setExpanded(_ isExpanded: Bool, _ id: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isExpanded = isExpanded
    }

    /// The items as a data source takes them.
    var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        for item in items { snapshot.append([item.id], to: item.parent) }
        snapshot.expand(items.filter(\.isExpanded).map(\.id))
        return snapshot
    }

    /// Makes a change by places. Places beyond the end are taken from the start again.
    mutating func apply(_ change: OutlineScreen.Change) {
        func id(_ place: Int) -> Int? { items.isEmpty ? nil : items[place % items.count].id }
        switch change {
        case .insert(let place):
            // Every fifth row has no parent, and the outline has at most three levels.
            let parent = place % 5 == 0 ? nil : id(place)
            insert(into: parent.flatMap { level(of: $0) < 3 ? $0 : nil })
        case .delete(let place):
            var gone = Set([id(place)].compactMap { $0 })
            for item in items where item.parent.map(gone.contains) ?? false { gone.insert(item.id) }
            items.removeAll { gone.contains($0.id) }
        case .toggle(let place):
            guard !items.isEmpty else { break }
            items[place % items.count].isExpanded.toggle()
        case .expandAll:
            for index in items.indices { items[index].isExpanded = true }
        case .reload: break
        }
    }
}
