import PortableCoreData
import PortableUIKit

/// The snapshots of a fetch's results.
///
/// The snapshot of a change shares the identifiers of the one before. Only objects that were inserted, deleted, or moved are
/// added to it and removed from it.
final class ResultSnapshots {
    private var current: NSDiffableDataSourceSnapshotReference?

    /// Returns a snapshot of all results.
    func all(of results: FetchedSections) -> NSDiffableDataSourceSnapshotReference {
        var snapshot = NSDiffableDataSourceSnapshotReference()
        for section in results.sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.members.identifiers, toSection: section.name)
        }
        current = snapshot
        return snapshot
    }

    /// Returns a snapshot after changes, with marks for objects whose values changed.
    func snapshot(after changes: FetchedChanges, of results: FetchedSections) -> NSDiffableDataSourceSnapshotReference {
        let isSmall = changes.difference.count < 64
        let sectionsStay = changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
        guard var snapshot = current, isSmall, sectionsStay else { return marked(all(of: results), changes) }
        snapshot.deleteItems(changes.difference.removals.map(\.element))
        // Insertions are in ascending order, so the preceding object is already at its position.
        for id in changes.difference.insertions.map(\.element) {
            guard let path = results.indexPath(of: id) else { return marked(all(of: results), changes) }
            let members = results.sections[path[0]].members
            if path[1] > 0 {
                snapshot.insertItems([id], afterItem: members[path[1] - 1].objectID)
            } else if let next = snapshot.itemIdentifiers(inSection: results.sections[path[0]].name).first {
                snapshot.insertItems([id], beforeItem: next)
            } else {
                snapshot.appendItems([id], toSection: results.sections[path[0]].name)
            }
        }
        current = snapshot
        return marked(snapshot, changes)
    }

    private func marked(
        _ snapshot: NSDiffableDataSourceSnapshotReference, _ changes: FetchedChanges
    ) -> NSDiffableDataSourceSnapshotReference {
        if changes.updated.isEmpty { return snapshot }
        var snapshot = snapshot
        snapshot.reloadItems(changes.updated)
        return snapshot
    }
}

extension CollectionDifference.Change {
    fileprivate var element: ChangeElement {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}
