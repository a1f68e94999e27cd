import DiffEngine

extension ItemPosition {
    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// Nil for paths that name no item of a section.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(section: indexPath[0], item: indexPath[1])
    }
}
