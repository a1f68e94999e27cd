import DiffEngine
import LayoutGeometry

extension UpdateMap {
    /// Returns the index path of an item after the batch; `nil` if it was deleted. An index path with `NSNotFound` as
    /// its item refers to the section.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func path(after old: IndexPath) -> IndexPath? {
        if old.item == NSNotFound {
            return section(after: old.section).map { IndexPath(item: NSNotFound, section: $0) }
        }
        return ItemPosition(old).flatMap(item(after:))?.indexPath
    }

    /// Returns the index path of an item before the batch; `nil` if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    func path(before new: IndexPath) -> IndexPath? {
        ItemPosition(new).flatMap(item(before:))?.indexPath
    }

    /// Returns whether the item gets a new view.
    func isReloaded(_ old: IndexPath) -> Bool {
        !hasNoReloads && isReloaded(section: old.section, item: ItemPosition(old)?.item)
    }

    /// Returns whether an element, given by its new path, is new because it or its section was inserted or reloaded.
    func isNew(_ element: ElementKey) -> Bool {
        let path = element.indexPath
        return path.count == 2 && isNew(section: path[0], item: element.category == .cell ? path[1] : nil)
    }

    /// Returns whether an element, given by its old path, is removed because it or its section was deleted or reloaded.
    func isRemoved(_ element: ElementKey) -> Bool {
        let path = element.indexPath
        return path.count == 2 && isRemoved(section: path[0], item: element.category == .cell ? path[1] : nil)
    }

    /// The update items that are passed to custom layouts.
    @MainActor
    func updateItems(for changes: [UpdateTransaction.Change]) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int?) -> IndexPath? { section.map { IndexPath(item: NSNotFound, section: $0) } }
        return changes.map { change in
            switch change {
            case .insertSection(let section): .init(before: nil, after: whole(section), action: .insert)
            case .deleteSection(let section): .init(before: whole(section), after: nil, action: .delete)
            case .reloadSection(let old): .init(before: whole(old), after: whole(section(after: old)), action: .reload)
            case .moveSection(let from, let to): .init(before: whole(from), after: whole(to), action: .move)
            case .insertItem(let path): .init(before: nil, after: path, action: .insert)
            case .deleteItem(let path): .init(before: path, after: nil, action: .delete)
            case .reloadItem(let old): .init(before: old, after: path(after: old), action: .reload)
            case .moveItem(let from, let to): .init(before: from, after: to, action: .move)
            }
        }
    }
}
