import DiffEngine

/// A table that shows snapshots, with the row animation of its data source.
@MainActor
final class DiffableTable: DiffableTarget {
    private weak var table: UITableView?
    var animation = UITableView.RowAnimation.automatic

    init(_ table: UITableView) {
        self.table = table
    }

    func reloadData() { table?.reloadData() }

    func layoutIfNeeded() { table?.layoutIfNeeded() }

    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard let table else {
            updates?()
            completion?(true)
            return
        }
        table.performBatchUpdates(updates, completion: completion)
    }

    func performOutsideOfLayoutPass(_ action: @escaping () -> Void) {
        guard let table else { return action() }
        table.rows.performOutsideOfLayoutPass(action)
    }

    /// Recorded (`DataSourceRules.md` D11): rows can't move out of a deleted section or into an inserted one, and at
    /// most one section can move.
    func canShow(_ changes: ChangeSet) -> Bool {
        let deleted = Set(changes.deletedSections), inserted = Set(changes.insertedSections)
        return changes.movedSections.count <= 1
            && !changes.movedItems.contains {
                deleted.contains($0.source.section) || inserted.contains($0.destination.section)
            }
    }

    func show(_ changes: ChangeSet) {
        guard let table else { return }
        if !changes.deletedSections.isEmpty { table.deleteSections(IndexSet(changes.deletedSections), with: animation) }
        if !changes.insertedSections.isEmpty {
            table.insertSections(IndexSet(changes.insertedSections), with: animation)
        }
        for move in changes.movedSections { table.moveSection(move.source, toSection: move.destination) }
        if !changes.deletedItems.isEmpty {
            table.deleteRows(at: changes.deletedItems.map(\.indexPath), with: animation)
        }
        if !changes.insertedItems.isEmpty {
            table.insertRows(at: changes.insertedItems.map(\.indexPath), with: animation)
        }
        for move in changes.movedItems { table.moveRow(at: move.source.indexPath, to: move.destination.indexPath) }
    }

    func reload(_ sections: IndexSet) { table?.reloadSections(sections, with: animation) }

    func reload(_ items: [IndexPath]) { table?.reloadRows(at: items, with: animation) }

    func reconfigure(_ items: [IndexPath]) { table?.reconfigureRows(at: items) }
}
