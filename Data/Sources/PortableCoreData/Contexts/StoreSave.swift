import Foundation
import ObjectStore

/// A save of a context's changes to a store, which is repeated while the merge policy resolves conflicts.
struct StoreSave {
    let context: NSManagedObjectContext

    func run() throws {
        guard let coordinator = context.persistentStoreCoordinator, let store = coordinator.persistentStores.first
        else {
            throw CocoaError.coreData(
                .persistentStoreSave,
                "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save.")
        }
        let new = try reserveRows(in: store)
        defer { for id in new where id.isTemporaryID { id.reserve(nil) } }
        let attempts = context.changes.all.count + 2
        for attempt in 1... {
            let changes = try storeChanges(store.origin(of: context))
            do {
                try store.objects.save(changes)
                finish(changes, coordinator, store)
                store.postRemoteChange()
                return
            } catch StoreError.conflicts(let conflicts) where attempt <= attempts {
                let source = StoreSource(coordinator: coordinator, store: store)
                try ConflictResolution(context: context, source: source).resolve(conflicts)
            } catch {
                throw CocoaError.using(error)
            }
        }
    }

    /// Assigns rows to the identifiers of new objects, and returns the objects.
    private func reserveRows(in store: NSPersistentStore) throws -> [NSManagedObjectID] {
        let new = context.changes.inserted.array.map(\.objectID).filter(\.isTemporaryID)
        // The entities of a family share a table.
        var ids: [(root: NSEntityDescription, ids: [NSManagedObjectID])] = []
        for id in new {
            let root = id.entity.root
            if let index = ids.firstIndex(where: { $0.root === root }) {
                ids[index].ids.append(id)
            } else {
                ids.append((root, [id]))
            }
        }
        do {
            for (root, ids) in ids.sorted(by: { ($0.root.name ?? "") < ($1.root.name ?? "") }) {
                let first = try store.objects.reserveIdentifiers(ids.count, of: root.name ?? "")
                for (index, id) in ids.enumerated() { id.reserve(first + Int64(index)) }
            }
        } catch {
            throw CocoaError.using(error)
        }
        return new
    }

    // MARK: Changes

    /// - Parameter origin: The origin of the changes, if the history records them.
    private func storeChanges(_ origin: StoreOrigin?) throws -> StoreChanges {
        var changes = StoreChanges()
        changes.origin = origin
        changes.inserted.reserveCapacity(context.changes.inserted.count)
        for object in context.changes.inserted {
            guard let id = object.objectID.writtenRow else { continue }
            let entity = object.entity
            let values = try values(of: object, entity, changed: nil)
            changes.inserted.append(StoreRow(entity: entity.name ?? "", id: id, values: values))
            addLinks(of: object, id, to: &changes)
        }
        for object in context.changes.updated {
            guard let id = object.objectID.writtenRow else { continue }
            let values = try values(of: object, object.entity, changed: Set(object.state.changedKeys(of: object)))
            let linkCount = changes.links.count
            addLinks(of: object, id, to: &changes)
            if values.keys.isEmpty && changes.links.count == linkCount { continue }
            changes.updated.append(
                StoreRow(entity: object.entity.name ?? "", id: id, version: object.state.version, values: values))
        }
        for object in context.changes.deleted {
            guard let id = object.objectID.writtenRow else { continue }
            let values = origin == nil ? [:] : try preservedValues(of: object)
            changes.deleted.append(
                StoreRow(entity: object.entity.name ?? "", id: id, version: object.state.version, values: values))
        }
        return changes
    }

    /// Returns the saved values of a deleted object that the history preserves.
    private func preservedValues(of object: NSManagedObject) throws -> PropertyValues<StoreValue> {
        var values: [String: StoreValue] = [:]
        for attribute in object.entity.attributeList.preserved {
            let value = object.state.committed.raw[attribute.name]
            if value != nil { values[attribute.name] = try attribute.storeValue(value?.object) }
        }
        return PropertyValues(values)
    }

    /// Returns the values of an object for its row.
    ///
    /// - Parameter changed: The names of the properties that are written, or `nil` for all.
    private func values(
        of object: NSManagedObject, _ entity: NSEntityDescription, changed: Set<String>?
    ) throws -> PropertyValues<StoreValue> {
        let stored = entity.storedProperties
        let list = entity.attributeList
        let current = object.state.current.raw
        let isInOrder = current.names === list.names
        var values = PropertyValues<StoreValue>(stored.names)
        for (index, property) in stored.properties.enumerated() {
            if let changed, !changed.contains(stored.names.names[index]) { continue }
            switch property {
            case .attribute(let attribute, let position):
                let value = isInOrder ? current[position] : current[attribute.name]
                values[index] = try attribute.storeValue(value, list.kinds[position])
            case .toOne(let relationship):
                let row = object.state.toOne[relationship.name].flatMap(\.writtenRow)
                values[index] = row.map { .integer($0) } ?? .null
            }
        }
        return values
    }

    /// Adds the changed links of an object's to-many relationships.
    private func addLinks(of object: NSManagedObject, _ id: Int64, to changes: inout StoreChanges) {
        if object.state.links.isEmpty { return }
        for key in object.entity.toManyNames {
            guard let links = object.state.links[key], links.isChanged,
                let relationship = object.entity.relationshipsByName[key], !relationship.isTransient
            else { continue }
            let isColumn = relationship.inverseRelationship.map { !$0.isToMany } ?? false
            // The other side has these links.
            if isColumn && !relationship.isOrdered { continue }
            let order = relationship.isOrdered ? object.relatedIdentifiers(key).compactMap(\.writtenRow) : nil
            changes.links.append(
                StoreLinkChange(
                    entity: object.entity.name ?? "", relationship: key, source: id,
                    added: links.added.compactMap(\.writtenRow), removed: links.removed.compactMap(\.writtenRow),
                    order: order))
        }
    }

    private func finish(
        _ changes: StoreChanges, _ coordinator: NSPersistentStoreCoordinator, _ store: NSPersistentStore
    ) {
        let inserted = context.changes.inserted
        coordinator.makePermanent(inserted.array.map(\.objectID).filter(\.isTemporaryID), in: store)
        for object in inserted { object.state.version = 1 }
        if context.changes.updated.isEmpty { return }
        var written: [String: Set<Int64>] = [:]
        for row in changes.updated { written[row.entity, default: []].insert(row.id) }
        for object in context.changes.updated {
            guard let row = object.objectID.row, written[object.entity.name ?? ""]?.contains(row) == true else {
                continue
            }
            object.state.version += 1
        }
    }
}
