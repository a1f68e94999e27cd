import DiffEngine
import LayoutGeometry

extension ItemPosition {
    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    /// Returns `nil` for index paths that don't refer to an item of a section, and for numbers that are too large.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2, Int32(exactly: indexPath[0]) != nil, Int32(exactly: indexPath[1]) != nil else {
            return nil
        }
        self.init(section: indexPath[0], item: indexPath[1])
    }
}
