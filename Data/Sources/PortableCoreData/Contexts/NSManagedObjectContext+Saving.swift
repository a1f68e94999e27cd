import Foundation
import ObjectStore

extension NSManagedObjectContext {
    /// Saves all changes to the store, or to the parent context.
    ///
    /// - Throws: An error of the domain `NSCocoaErrorDomain` if values aren't valid, if another context changed the
    ///   same objects, or if the store can't be written. In that case, nothing is saved.
    public func save() throws {
        guard hasChanges else { return }
        announceSave()
        guard hasChanges else { return }
        for object in changes.inserted { object.deriveValues() }
        for object in changes.updated { object.deriveValues() }
        processPendingChanges()
        try validateChanges()
        var saved = SavedChanges()
        if let parent {
            let updated = changes.updated.filter { !$0.state.changedKeys(of: $0).isEmpty }
            try parent.queue.sync {
                try push(
                    to: parent, inserted: Array(changes.inserted), updated: updated, deleted: Array(changes.deleted))
            }
        } else {
            try StoreSave(context: self).run()
        }
        // A merge policy may have changed the inserted, updated, and deleted objects.
        let final = (
            changes.inserted.array, changes.updated.filter { !$0.state.changedKeys(of: $0).isEmpty },
            changes.deleted.array
        )
        saved.inserted = final.0.map(\.objectID)
        saved.updated = final.1.map(\.objectID)
        saved.deleted = final.2.map(\.objectID)
        advanceQueryGeneration()
        commitChanges()
        postSaved(final.0, final.1, final.2, saved)
        if parent == nil { persistentStoreCoordinator?.propagate(saved, from: self) }
        for child in children.compactMap(\.object) where child.automaticallyMergesChangesFromParent {
            child.perform { child.merge(saved) }
        }
    }

    /// Calls `willSave()` of all changed objects until no call changes other objects.
    private func announceSave() {
        var new = changes.all
        var known = ObjectSet()
        for _ in 0..<1000 {
            let before = changes.count
            for object in new { object.willSave() }
            if changes.count == before { break }
            for object in new { known.insert(object) }
            new = changes.all.filter { !known.contains($0) }
            if new.isEmpty { break }
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    }

    private func validateChanges() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do {
                try body()
            } catch {
                let error = error as NSError
                errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in changes.inserted { check { try object.validateForInsert() } }
        for object in changes.updated { check { try object.validateForUpdate() } }
        for object in changes.deleted { check { try object.validateForDelete() } }
        if errors.count > 1 { throw CocoaError.multipleValidationErrors(errors) }
        if let error = errors.first { throw error }
    }

    private func commitChanges() {
        let deleted = Array(changes.deleted)
        let kept = Array(changes.inserted) + Array(changes.updated)
        changes = ContextChanges()
        for object in kept {
            object.state.commit()
            object.didSave()
        }
        for object in deleted {
            object.didSave()
            discard(object)
        }
    }

    private func postSaved(
        _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject], _ saved: SavedChanges
    ) {
        let center = NotificationCenter.default
        center.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
                NSDeletedObjectsKey: Set(deleted),
            ])
        center.post(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
                NSDeletedObjectIDsKey: Set(saved.deleted),
            ])
    }

    // MARK: Parents

    private func push(
        to parent: NSManagedObjectContext, inserted: [NSManagedObject], updated: [NSManagedObject],
        deleted: [NSManagedObject]
    ) throws {
        for object in inserted {
            let copy = NSManagedObject.fault(object.objectID, of: object.entity, in: parent)
            parent.register(copy)
            parent.changes.inserted.insert(copy)
            parent.pending.inserted.insert(copy)
            copy.state.isFault = false
            copy.state.current = copy.entity.attributeList.empty
            copy.state.committed = copy.entity.attributeList.empty
            copy.state.merge(object.state)
        }
        for object in updated {
            let original = parent.object(with: object.objectID)
            original.fireFault()
            original.state.merge(object.state)
            parent.recordChange(of: original)
            original.state.changeObserver?()
        }
        for object in deleted {
            let original = parent.object(with: object.objectID)
            // The save compares its version.
            original.fireFault()
            let wasInserted = parent.changes.inserted.contains(original)
            parent.changes.inserted.remove(original)
            parent.changes.updated.remove(original)
            parent.pending.deleted.insert(original)
            if wasInserted { parent.discard(original) } else { parent.changes.deleted.insert(original) }
        }
        parent.processPendingChanges()
    }

    // MARK: Merging

    /// Merges the changes that another context saved, from the notification that it posted.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        func identifiers(_ key: String) -> [NSManagedObjectID] {
            let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
            let ids = notification.userInfo?["\(key)_objectIDs"] as? Set<NSManagedObjectID> ?? []
            return objects.map(\.objectID) + ids
        }
        merge(
            SavedChanges(
                inserted: identifiers(NSInsertedObjectsKey), updated: identifiers(NSUpdatedObjectsKey),
                deleted: identifiers(NSDeletedObjectsKey)))
    }

    /// Merges the changes of batch requests into contexts. The dictionary has arrays or sets of identifiers under
    /// `NSUpdatedObjectsKey` and similar keys.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func identifiers(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [NSManagedObjectID] in
                switch changeNotificationData[key] {
                case let ids as [NSManagedObjectID]: ids
                case let ids as Set<NSManagedObjectID>: Array(ids)
                case let objects as Set<NSManagedObject>: objects.map(\.objectID)
                default: []
                }
            }
        }
        let saved = SavedChanges(
            inserted: identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
            updated: identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
            deleted: identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
        for context in contexts { context.performAndWait { context.merge(saved) } }
    }

    func merge(_ saved: SavedChanges) {
        advanceQueryGeneration()
        for id in saved.inserted { pending.inserted.insert(object(with: id)) }
        let known = saved.updated.filter { registered[$0]?.isFault == false }
        let rows = currentRows(known)
        for id in saved.updated {
            guard let object = registered[id] else {
                // Observers of fetches must be notified of objects that now satisfy a predicate.
                pending.refreshed.insert(object(with: id))
                continue
            }
            refresh(object, mergeChanges: true, data: rows[id])
        }
        for id in saved.deleted {
            guard let object = registered[id], !changes.deleted.contains(object) else { continue }
            changes.updated.remove(object)
            pending.updated.remove(object)
            pending.deleted.insert(object)
            object.state.changeObserver?()
            discard(object)
        }
        processPendingChanges()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
                NSDeletedObjectIDsKey: Set(saved.deleted),
            ])
    }

    /// Gives permanent identifiers to inserted objects before they're saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator, let store = coordinator.persistentStores.first else {
            return
        }
        for object in objects where object.objectID.isTemporaryID {
            object.objectID.reserve(try store.objects.reserveIdentifiers(1, of: object.entity.name ?? ""))
            coordinator.makePermanent([object.objectID], in: store)
        }
    }
}

extension ManagedObjectState {
    /// Merges the values of a child context's object.
    fileprivate mutating func merge(_ other: ManagedObjectState) {
        // Values that the child only read may be older than the values of this context.
        for key in other.changedAttributes { current.raw[key] = other.current.raw[key] }
        for key in other.changedToOne { toOne[key] = other.toOne[key] }
        for (key, links) in other.links {
            var own = self.links[key] ?? ToManyLinks(base: links.isLoaded && committed.keys.isEmpty ? [] : nil)
            for id in links.removed { own.remove(id) }
            for id in links.added { own.add(id) }
            if let order = links.order { own.setOrder(order) }
            self.links[key] = own
        }
    }
}
