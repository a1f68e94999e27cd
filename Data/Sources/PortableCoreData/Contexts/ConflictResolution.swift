import Foundation
import ObjectStore

/// The resolution of conflicts by the merge policy of a context.
struct ConflictResolution {
    let context: NSManagedObjectContext
    let source: StoreSource

    /// Lets the merge policy change the objects of the context so that a second save succeeds.
    /// - Throws: The error of the policy, which lists the conflicts if the policy is `NSErrorMergePolicy`.
    func resolve(_ conflicts: [StoreConflict]) throws {
        let objects = changedObjects()
        func object(_ entity: String, _ row: Int64) -> NSManagedObject? { objects[place(entity, row)] }
        var list: [Any] = []
        for conflict in conflicts {
            switch conflict {
            case .version(let entity, let row, let current):
                guard let changed = object(entity, row) else { continue }
                list.append(try versionConflict(of: changed, current))
            case .unique(let keys, let row, let existing):
                guard let changed = object(existing.entity, row) else { continue }
                list.append(try constraintConflict(of: changed, keys, existing, object(existing.entity, existing.id)))
            }
        }
        try ((context.mergePolicy as? NSMergePolicy) ?? .error).resolve(mergeConflicts: list)
        for case let conflict as NSMergeConflict in list { try accept(conflict) }
    }

    private func versionConflict(of object: NSManagedObject, _ current: StoreRow?) throws -> NSMergeConflict {
        let conflict = NSMergeConflict(object: object, persisted: try current.map(source.data))
        conflict.resolution = { try resolve(object, current, $0) }
        return conflict
    }

    private func constraintConflict(
        of object: NSManagedObject, _ keys: [String], _ existing: StoreRow, _ changed: NSManagedObject?
    ) throws -> NSConstraintConflict {
        let conflict = NSConstraintConflict(
            constraint: keys, databaseObject: existingObject(existing, changed),
            databaseSnapshot: try source.data(existing).attributes.dictionary, conflictingObjects: [object],
            conflictingSnapshots: [object.state.committed.dictionary])
        conflict.resolution = { type in
            // An earlier conflict may have merged the object into another one, or deleted it.
            guard object.managedObjectContext === context, !context.changes.deleted.contains(object) else { return }
            try merge(object, into: existing, changed, type)
        }
        return conflict
    }

    /// Saves the values that a subclass of the policy has chosen instead of the store's values.
    private func accept(_ conflict: NSMergeConflict) throws {
        let object = conflict.sourceObject
        guard object.managedObjectContext === context, Int(object.state.version) == conflict.oldVersionNumber,
            let data = try source.row(object.objectID), Int(data.version) == conflict.newVersionNumber
        else { return }
        let chosen = object.state
        object.state.load(data)
        object.state.current = chosen.current
        object.state.toOne = chosen.toOne
    }

    /// A row in a table.
    private struct Place: Hashable {
        let root: String
        let row: Int64
    }

    private func place(_ entity: String, _ row: Int64) -> Place {
        Place(root: source.store.objects.schema.root(of: entity), row: row)
    }

    /// Returns the objects that the save writes, by their rows.
    private func changedObjects() -> [Place: NSManagedObject] {
        let pairs = context.changes.all.compactMap { object in
            object.objectID.writtenRow.map { (place(object.entity.name ?? "", $0), object) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    // MARK: Versions

    private func resolve(_ object: NSManagedObject, _ current: StoreRow?, _ policy: NSMergePolicyType) throws {
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
            let theirs = data.attributes.changedNames(since: before)
            let relations = Set(data.toOne.keys).union(object.state.committedToOne.keys).filter {
                data.toOne[$0] != object.state.committedToOne[$0]
            }
            object.state.merge(data)
            for key in theirs { object.state.current.raw[key] = data.attributes.raw[key] }
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

    /// Returns the object of an existing row.
    ///
    /// - Parameter changed: The object of the row, if the save writes it.
    private func existingObject(_ row: StoreRow, _ changed: NSManagedObject?) -> NSManagedObject? {
        if var changed {
            while let replacement = changed.replacement { changed = replacement }
            return changed
        }
        guard let entity = source.coordinator.managedObjectModel.entitiesByName[row.entity] else { return nil }
        return context.object(with: source.coordinator.identifier(of: entity, row: row.id, in: source.store))
    }

    /// Merges a new object into the existing object. An object that isn't new replaces the existing object.
    private func merge(
        _ object: NSManagedObject, into row: StoreRow, _ changed: NSManagedObject?, _ policy: NSMergePolicyType
    ) throws {
        guard let existing = existingObject(row, changed), existing !== object,
            !context.changes.deleted.contains(existing)
        else { return }
        if existing.isFault { context.load(try source.data(row), into: existing) }
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
