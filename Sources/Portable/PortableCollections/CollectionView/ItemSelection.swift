import DiffEngine

/// The selected items, the highlighted item, and the item that had focus last.
@MainActor
final class ItemSelection {
    private(set) var paths: Set<IndexPath> = []
    /// The index paths that were selected when editing began; `nil` while the collection view isn't editing.
    private var pathsBeforeEditing: Set<IndexPath>?
    private(set) var highlightedPath: IndexPath?
    /// The view that received the touch that highlights an item.
    private(set) var touchedView: UIView?
    private(set) var focusedPath: IndexPath?

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    func set(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { paths.insert(path) } else { paths.remove(path) }
    }

    /// Stores the selection at the beginning of editing.
    func beginEditing() { pathsBeforeEditing = paths }

    /// Ends editing and returns the index paths that were selected during editing, which must be deselected.
    func endEditing() -> Set<IndexPath> {
        defer { pathsBeforeEditing = nil }
        return paths.subtracting(pathsBeforeEditing ?? [])
    }

    func highlight(_ path: IndexPath, touching view: UIView?) {
        highlightedPath = path
        touchedView = view
    }

    /// Removes and returns the highlighted item; `nil` if there isn't one.
    func removeHighlight() -> IndexPath? {
        defer {
            highlightedPath = nil
            touchedView = nil
        }
        return highlightedPath
    }

    func recordFocus(_ path: IndexPath) { focusedPath = path }

    /// Updates the index paths for a batch of updates. Reloaded items are deselected.
    func update(with map: UpdateMap) {
        let stillThere = { (paths: Set<IndexPath>) in
            Set(paths.compactMap { map.isReloaded($0) ? nil : map.path(after: $0) })
        }
        paths = stillThere(paths)
        pathsBeforeEditing = pathsBeforeEditing.map(stillThere)
        highlightedPath = highlightedPath.flatMap { map.path(after: $0) }
        if highlightedPath == nil { touchedView = nil }
    }

    /// Clears the selection and the highlight when the data is reloaded.
    func clear(isEditing: Bool) {
        paths = []
        if isEditing { pathsBeforeEditing = [] }
        _ = removeHighlight()
    }
}
