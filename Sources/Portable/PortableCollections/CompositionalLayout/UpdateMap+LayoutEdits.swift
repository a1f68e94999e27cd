import CompositionalEngine
import DiffEngine

extension UpdateMap {
    /// The changes of sections and items in the engine's format.
    ///
    /// - Parameter namesMoves: Whether the result contains moved items, which matters only for measured items.
    /// - Complexity: O(*c*) for *c* changes, and for the sections if they change.
    func layoutEdits(namesMoves: Bool) -> LayoutEdits {
        let keepsSections = leftSections.isEmpty && enteredSections.isEmpty
        var edits = LayoutEdits(
            origins: keepsSections ? nil : after.indices.map { section(before: $0) }, removed: left.itemsBySection,
            inserted: entered.itemsBySection)
        guard namesMoves else { return edits }
        for entry in left.entries {
            guard let partner = entry.partner, !entry.place.isBeyondNumbers, !partner.isBeyondNumbers else { continue }
            edits.moves.append(LayoutEdits.Move(from: entry.place.layoutPlace, to: partner.layoutPlace))
        }
        return edits
    }
}

extension ItemPosition {
    fileprivate var layoutPlace: LayoutEdits.Place { LayoutEdits.Place(section: section, item: item) }
}
