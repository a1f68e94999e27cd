import CompositionalEngine

extension UpdateMap {
    /// What happened to sections and items, as the engine takes it.
    ///
    /// - Complexity: O(sections + *c* log *c*) for *c* changes.
    var layoutEdits: LayoutEdits {
        var edits = LayoutEdits(origins: after.indices.map { section(before: $0) })
        for entry in left.entries {
            edits.removed[entry.place.section, default: []].append(entry.place.item)
            if let partner = entry.partner {
                edits.moves.append(LayoutEdits.Move(from: entry.place.layoutPlace, to: partner.layoutPlace))
            }
        }
        for entry in entered.entries { edits.inserted[entry.place.section, default: []].append(entry.place.item) }
        return edits
    }
}

extension UpdatePlace {
    fileprivate var layoutPlace: LayoutEdits.Place { LayoutEdits.Place(section: section, item: item) }
}
