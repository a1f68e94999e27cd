import CompositionalEngine
import DiffEngine

extension UpdateMap {
    /// The changes of sections and items in the engine's format.
    ///
    /// - Parameter namesMoves: Whether the result contains moved items, which matters only for measured items.
    /// - Complexity: O(*c*) for *c* changes, and for the sections if they change.
    func layoutEdits(namesMoves: Bool) -> LayoutEdits {
        let keepsSections = removedSections.isEmpty && insertedSections.isEmpty
        var edits = LayoutEdits(
            origins: keepsSections ? nil : after.indices.map { section(before: $0) }, removed: removed.itemsBySection,
            inserted: inserted.itemsBySection)
        guard namesMoves else { return edits }
        for entry in removed.entries {
            guard let destination = entry.counterpart else { continue }
            edits.moves.append(LayoutEdits.Move(from: entry.position, to: destination))
        }
        return edits
    }
}
