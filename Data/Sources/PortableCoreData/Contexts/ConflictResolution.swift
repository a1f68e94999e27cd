import Foundation
import ObjectStore

/// The resolution of conflicts by the merge policy of a context.
struct ConflictResolution {
    let context: NSManagedObjectContext
    let source: StoreSource
    /// The rows that the save reserved for inserted objects.
    let rows: [NSManagedObjectID: Int64]

    private var policy: NSMergePolicyType {
        (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    }

    /// Changes the objects of the context so that a second save succeeds.
    /// - Throws: An error that lists the conflicts if the policy is `NSErrorMergePolicy`.
    func resolve(_ conflicts: [StoreConflict]) throws {
        if policy == .errorMergePolicyType { throw try error(conflicts) }
        for conflict in conflicts {
            switch conflict {
            case .version(let entity, let row, let current):
                guard let object = object(entity, row) else { continue }
                try resolve(object, current)
            case .unique(_, let row, let existing):
                guard let object = object(existing.entity, row) else { continue }
                try merge(object, into: existing)
                // Others may be resolved already by this step.
                return
            }
        }
    }

    private func object(_ entity: String, _ row: Int64) -> NSManagedObject? {
        let root = source.store.objects.schema.root(of: entity)
        return context.changes.all.first {
            (rows[$0.objectID] ?? $0.objectID.row) == row
                && source.store.objects.schema.root(of: $0.entity.name ?? "") == root
        }
    }

    private func error(_ conflicts: [StoreConflict]) throws -> NSError {
        var merges: [NSMergeConflict] = []
        var constraints: [NSConstraintConflict] = []
        for conflict in conflicts {
            switch conflict {
            case .version(let entity, let row, let current):
                guard let object = object(entity, row) else { continue }
                merges.append(NSMergeConflict(object: object, persisted: try current.map(source.data)))
            case .unique(let keys, let row, let existing):
                guard let object = object(existing.entity, row) else { continue }
                constraints.append(NSConstraintConflict(keys: keys, object: object, existing: existingObject(existing)))
            }
        }
        if !constraints.isEmpty {
            return CocoaError.coreData(
                .managedObjectConstraintMerge, "Other objects have the same values for a uniqueness constraint.",
                [NSPersistentStoreSaveConflictsErrorKey: constraints])
        }
        return CocoaError.coreData(
            .managedObjectMerge, "Objects were changed since they were loaded.",
            [NSPersistentStoreSaveConflictsErrorKey: merges])
    }

    // MARK: Versions

    private func resolve(_ object: NSManagedObject, _ current: StoreRow?) throws {
        let contextWins = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
        let isDeleted = context.changes.deleted.contains(object)
        guard let current else {
            if isDeleted {
                context.changes.deleted.remove(object)
                context.discard(object)
            } else if contextWins {
                context.changes.updated.remove(object)
                context.changes.inserted.insert(object)
            } else {
                context.changes.updated.remove(object)
                context.pending.deleted.insert(object)
                context.discard(object)
            }
            return
        }
        let data = try source.data(current)
        if isDeleted {
            if contextWins {
                object.state.version = current.version
            } else {
                context.refresh(object, mergeChanges: false)
            }
            return
        }
        switch policy {
        case .rollbackMergePolicyType: context.refresh(object, mergeChanges: false)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            let before = object.state.committed
            let theirs = Set(data.attributes.keys).union(before.keys).filter {
                !PlainValues.areEqual(data.attributes[$0], before[$0])
            }
            let relations = Set(data.toOne.keys).union(object.state.committedToOne.keys).filter {
                data.toOne[$0] != object.state.committedToOne[$0]
            }
            object.state.merge(data)
            for key in theirs { object.state.current[key] = data.attributes[key] }
            for key in relations { object.state.toOne[key] = data.toOne[key] }
        case .overwriteMergePolicyType:
            let mine = object.state
            object.state.load(data)
            object.state.current = mine.current
            object.state.toOne = mine.toOne
        default: object.state.merge(data)
        }
    }

    // MARK: Constraints

    private func existingObject(_ row: StoreRow) -> NSManagedObject? {
        if let inserted = object(row.entity, row.id) { return inserted }
        guard let entity = source.coordinator.managedObjectModel.entitiesByName[row.entity] else { return nil }
        return context.object(with: source.coordinator.identifier(of: entity, row: row.id, in: source.store))
    }

    /// Merges an object into the one that exists already, or replaces that one if the object isn't new.
    private func merge(_ object: NSManagedObject, into row: StoreRow) throws {
        guard let existing = existingObject(row), existing !== object else { return }
        let contextWins = policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
        guard context.changes.inserted.contains(object) else {
            if contextWins { context.delete(existing) } else { context.refresh(object, mergeChanges: false) }
            return
        }
        if contextWins {
            for (name, attribute) in object.entity.attributesByName where !attribute.isTransient {
                existing.setValue(object.state.current[name], forKey: name)
            }
            for relationship in object.entity.relationshipsByName.values {
                let objects = object.related(relationship.name)
                if objects.isEmpty { continue }
                if relationship.isToMany {
                    for other in objects { existing.link(other, forKey: relationship.name) }
                } else {
                    existing.setRelated(objects, for: relationship)
                }
            }
        }
        object.dropAllLinks()
        context.changes.inserted.remove(object)
        context.pending.inserted.remove(object)
        object.replacement = existing
        context.discard(object)
    }
}
