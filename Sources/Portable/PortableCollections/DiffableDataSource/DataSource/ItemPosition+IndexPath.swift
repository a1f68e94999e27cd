import DiffEngine

extension ItemPosition {
    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// Returns `nil` for index paths that don't refer to an item of a section.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }
}
