import PortableCoreData
import PortableUIKit

extension FetchedSections {
    /// Returns a snapshot of the results, with marks for objects whose values changed.
    func snapshot(updated: [NSManagedObjectID]) -> NSDiffableDataSourceSnapshotReference {
        var snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.members.map(\.objectID), toSection: section.name)
        }
        snapshot.reloadItems(updated)
        return snapshot
    }
}
