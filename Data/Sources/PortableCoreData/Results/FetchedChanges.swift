import Foundation

/// The kind of a change of a fetch's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}

/// The changes between two results of a fetch.
package struct FetchedChanges {
    /// The results at one time.
    struct Results {
        let objects: FetchedObjects
        let sections: [FetchedSection]
        let paths: [NSManagedObjectID: IndexPath]
    }

    /// A change of an object.
    package struct ObjectChange {
        package let object: NSManagedObject
        package let type: NSFetchedResultsChangeType
        package let oldPath: IndexPath?
        package let newPath: IndexPath?
    }

    /// The deleted sections, with their previous indexes.
    package let deletedSections: [(index: Int, section: FetchedSection)]
    /// The sections that were inserted, with their indexes.
    package let insertedSections: [(index: Int, section: FetchedSection)]
    /// The changes of objects, with deletions first.
    package let objects: [ObjectChange]
    /// The difference of all identifiers.
    package let difference: CollectionDifference<NSManagedObjectID>
    /// The identifiers of objects whose values changed.
    package let updated: [NSManagedObjectID]

    init(from old: Results, to new: Results, updated: [NSManagedObjectID]) {
        let oldNames = Set(old.sections.map(\.name))
        let newNames = Set(new.sections.map(\.name))
        deletedSections = old.sections.enumerated().filter { !newNames.contains($0.element.name) }
            .map { ($0.offset, $0.element) }
        insertedSections = new.sections.enumerated().filter { !oldNames.contains($0.element.name) }
            .map { ($0.offset, $0.element) }
        let ids = (old: old.objects.identifiers, new: new.objects.identifiers)
        let moved = MovedObjects(from: ids.old, to: ids.new, updated: Set(updated)).moved
            .union(Self.changedSections(from: old, to: new))
        difference = CollectionDifference(from: ids.old, to: ids.new, moved: moved)
        self.updated = updated.sorted { $0.creationOrder < $1.creationOrder }
        objects = Self.changes(from: old, to: new, moved, Set(updated))
    }

    /// Returns the objects that are in a section with another name.
    private static func changedSections(from old: Results, to new: Results) -> [NSManagedObjectID] {
        if old.sections.count < 2, new.sections.count < 2, old.sections.first?.name == new.sections.first?.name {
            return []
        }
        return new.paths.keys.filter { id in
            guard let before = old.paths[id], let after = new.paths[id] else { return false }
            return old.sections[before[0]].name != new.sections[after[0]].name
        }
    }

    private static func changes(
        from old: Results, to new: Results, _ moved: Set<NSManagedObjectID>, _ updated: Set<NSManagedObjectID>
    ) -> [ObjectChange] {
        var changes: [ObjectChange] = []
        for (index, id) in old.objects.identifiers.enumerated() where new.paths[id] == nil {
            changes.append(
                ObjectChange(object: old.objects[index], type: .delete, oldPath: old.paths[id], newPath: nil))
        }
        for (index, id) in new.objects.identifiers.enumerated() {
            guard let newPath = new.paths[id] else { continue }
            guard let oldPath = old.paths[id] else {
                changes.append(
                    ObjectChange(object: new.objects[index], type: .insert, oldPath: nil, newPath: newPath))
                continue
            }
            let type: NSFetchedResultsChangeType? =
                moved.contains(id) ? .move : updated.contains(id) ? .update : nil
            if let type {
                changes.append(
                    ObjectChange(object: new.objects[index], type: type, oldPath: oldPath, newPath: newPath))
            }
        }
        return changes
    }
}
