import DiffEngine

extension ChangeSet {
    /// Adds a change of the app.
    mutating func append(_ change: UpdateTransaction.Change) throws(UpdateError) {
        switch change {
        case .insertSection(let section): try insertSection(section)
        case .deleteSection(let section): try deleteSection(section)
        case .reloadSection(let section): try reloadSection(section)
        case .moveSection(let from, let to): try moveSection(from: from, to: to)
        case .insertItem(let path): try insertItem(item(at: path))
        case .deleteItem(let path): try deleteItem(item(at: path))
        case .reloadItem(let path): try reloadItem(item(at: path))
        case .moveItem(let from, let to): try moveItem(from: item(at: from), to: item(at: to))
        }
    }

    /// Returns the item at an index path; `nil` for paths that don't refer to an item of a section.
    private func item(at path: IndexPath) -> (section: Int, item: Int)? { path.count == 2 ? (path[0], path[1]) : nil }
}
