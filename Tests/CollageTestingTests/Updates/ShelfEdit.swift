import CollageTesting

/// A step of a batch update, as data sources without snapshots describe it: deletions by the old index, insertions by
/// the new one.
enum ShelfEdit: Hashable {
    case deleteSection(Int), insertSection(Int), moveSection(Int, Int), reloadSection(Int)
    case deleteRow(IndexPath), insertRow(IndexPath), moveRow(IndexPath, IndexPath), reloadRow(IndexPath)
}

extension Shelf {
    /// Returns the edits that transform another shelf into this one. At most one section or row may have moved.
    func edits(from old: Shelf) -> [ShelfEdit] {
        sectionEdits(from: old) + rowEdits(from: old)
    }

    private func sectionEdits(from old: Shelf) -> [ShelfEdit] {
        let ids = sections.map(\.id), oldIDs = old.sections.map(\.id)
        var edits: [ShelfEdit] = []
        for (index, id) in oldIDs.enumerated() where !ids.contains(id) { edits.append(.deleteSection(index)) }
        for (index, id) in ids.enumerated() where !oldIDs.contains(id) { edits.append(.insertSection(index)) }
        if let id = Self.moved(oldIDs, ids) {
            edits.append(.moveSection(oldIDs.firstIndex(of: id)!, ids.firstIndex(of: id)!))
        }
        for id in outdated(since: old).sections { edits.append(.reloadSection(oldIDs.firstIndex(of: id)!)) }
        return edits
    }

    private func rowEdits(from old: Shelf) -> [ShelfEdit] {
        let places = places(besides: old), oldPlaces = old.places(besides: self)
        var edits: [ShelfEdit] = []
        for (id, path) in oldPlaces where places[id] == nil { edits.append(.deleteRow(path)) }
        for (id, path) in places where oldPlaces[id] == nil { edits.append(.insertRow(path)) }
        // The sections with their rows, in one sequence: headings are negative.
        func sequence(_ shelf: Shelf) -> [Int] { shelf.sections.flatMap { [-$0.id] + $0.rows.map(\.id) } }
        let isOfSections = sections.map(\.id) != old.sections.map(\.id)
        if !isOfSections, let id = Self.moved(sequence(old), sequence(self)), let path = oldPlaces[id],
            let target = places[id]
        {
            edits.append(.moveRow(path, target))
        }
        for id in outdated(since: old).rows { if let path = oldPlaces[id] { edits.append(.reloadRow(path)) } }
        return edits
    }

    /// The rows of the sections that both shelves have.
    private func places(besides other: Shelf) -> [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (index, section) in sections.enumerated() where other[section: section.id] != nil {
            for (item, row) in section.rows.enumerated() { places[row.id] = IndexPath(item: item, section: index) }
        }
        return places
    }

    /// Returns the positive number whose position differs among the numbers in both arrays. A row that moves over the
    /// heading of a section is the row, not the heading.
    private static func moved(_ old: [Int], _ new: [Int]) -> Int? {
        let old = old.filter(Set(new).contains), new = new.filter(Set(old).contains)
        guard old != new else { return nil }
        return new.first { id in id > 0 && old.filter { $0 != id } == new.filter { $0 != id } }
    }
}
