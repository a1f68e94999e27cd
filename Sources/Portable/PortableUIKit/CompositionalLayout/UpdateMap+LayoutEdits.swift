import CompositionalEngine

extension UpdateMap {
    /// What happened to sections and items, as the engine takes it.
    ///
    /// - Complexity: O(*c*) for *c* changes, and for the sections if they change.
    var layoutEdits: LayoutEdits {
        let keepsSections = leftSections.isEmpty && enteredSections.isEmpty
        var edits = LayoutEdits(origins: keepsSections ? nil : after.indices.map { section(before: $0) })
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
