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
        var rows: [NSManagedObjectID: Int64] = [:]
        do {
            let new = context.changes.inserted.filter { $0.objectID.row == nil }
            rows.reserveCapacity(new.count)
            let byRoot = Dictionary(grouping: new) { ObjectIdentifier($0.entity.root) }.values
            let named = byRoot.map { (root: $0[0].entity.root.name ?? "", objects: $0) }
            for (root, objects) in named.sorted(by: { $0.root < $1.root }) {
                let first = try store.objects.reserveIdentifiers(objects.count, of: root)
                for (index, object) in objects.enumerated() { rows[object.objectID] = first + Int64(index) }
            }
        } catch {
            throw CocoaError.using(error)
        }
        let attempts = context.changes.all.count + 2
        for attempt in 1... {
            var changes = try storeChanges(rows)
            changes.origin = store.origin(of: context)
            do {
                try store.objects.save(changes)
                finish(changes, rows, coordinator, store)
                store.postRemoteChange()
                return
            } catch StoreError.conflicts(let conflicts) where attempt <= attempts {
                let source = StoreSource(coordinator: coordinator, store: store)
                try ConflictResolution(context: context, source: source, rows: rows).resolve(conflicts)
            } catch {
                throw CocoaError.using(error)
            }
        }
    }

    // MARK: Changes

    private func storeChanges(_ rows: [NSManagedObjectID: Int64]) throws -> StoreChanges {
        var changes = StoreChanges()
        func row(_ id: NSManagedObjectID) -> Int64? { rows[id] ?? id.row }
        for object in context.changes.inserted {
            guard let id = row(object.objectID) else { continue }
            let values = try values(of: object, onlyChanged: false, row)
            changes.inserted.append(StoreRow(entity: object.entity.name ?? "", id: id, values: values))
            changes.links += links(of: object, id, row)
        }
        for object in context.changes.updated {
            guard let id = row(object.objectID) else { continue }
            let values = try values(of: object, onlyChanged: true, row)
            let links = links(of: object, id, row)
            changes.links += links
            if values.keys.isEmpty && links.isEmpty { continue }
            changes.updated.append(
                StoreRow(entity: object.entity.name ?? "", id: id, version: object.state.version, values: values))
        }
        for object in context.changes.deleted {
            guard let id = row(object.objectID) else { continue }
            changes.deleted.append(
                StoreRow(entity: object.entity.name ?? "", id: id, version: object.state.version, values: [:]))
        }
        return changes
    }

    private func values(
        of object: NSManagedObject, onlyChanged: Bool, _ row: (NSManagedObjectID) -> Int64?
    ) throws -> PropertyValues<StoreValue> {
        let changed = onlyChanged ? Set(object.state.changedKeys(of: object)) : []
        let stored = object.entity.storedProperties
        let current = object.state.current
        let isInOrder = current.names === object.entity.attributeList.names
        var values = PropertyValues<StoreValue>(stored.names)
        for (index, property) in stored.properties.enumerated() {
            if onlyChanged && !changed.contains(stored.names.names[index]) { continue }
            switch property {
            case .attribute(let attribute, let position):
                values[index] = try attribute.storeValue(isInOrder ? current[position] : current[attribute.name])
            case .toOne(let relationship):
                values[index] =
                    object.state.toOne[relationship.name].flatMap(row).map { .integer($0) } ?? .null
            }
        }
        return values
    }

    private func links(
        of object: NSManagedObject, _ id: Int64, _ row: (NSManagedObjectID) -> Int64?
    ) -> [StoreLinkChange] {
        object.state.links.filter(\.value.isChanged).sorted { $0.key < $1.key }.compactMap { key, links in
            guard let relationship = object.entity.relationshipsByName[key], !relationship.isTransient else {
                return nil
            }
            let isColumn = relationship.inverseRelationship.map { !$0.isToMany } ?? false
            // The other side has these links.
            if isColumn && !relationship.isOrdered { return nil }
            let order = relationship.isOrdered ? object.relatedIdentifiers(key).compactMap(row) : nil
            return StoreLinkChange(
                entity: object.entity.name ?? "", relationship: key, source: id, added: links.added.compactMap(row),
                removed: links.removed.compactMap(row), order: order)
        }
    }

    private func finish(
        _ changes: StoreChanges, _ rows: [NSManagedObjectID: Int64], _ coordinator: NSPersistentStoreCoordinator,
        _ store: NSPersistentStore
    ) {
        for object in context.changes.inserted {
            if let row = rows[object.objectID] { coordinator.assign(row, to: object.objectID, in: store) }
            object.state.version = 1
        }
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
