import Foundation

/// The changes of a context's objects since the last notification.
struct PendingChanges {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var refreshed = ObjectSet()
    /// The values of changed objects before the first change.
    var original: [ObjectIdentifier: ObjectValues] = [:]
    var isScheduled = false

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}

extension NSManagedObjectContext {
    /// Inserts an object that was created without a context.
    public func insert(_ object: NSManagedObject) {
        if object.managedObjectContext === self, changes.deleted.contains(object) {
            undoRecorder?.willChange(object, nil, in: self)
            changes.deleted.remove(object)
            pending.deleted.remove(object)
            return
        }
        guard object.managedObjectContext == nil else { return }
        undoRecorder?.willChange(object, nil, in: self)
        register(object)
        changes.inserted.insert(object)
        pending.inserted.insert(object)
        let related = object.state.loose.values
        object.state.loose = [:]
        for other in related { insert(other) }
        object.awakeFromInsert()
        schedule()
    }

    /// Deletes an object with the next save. The delete rules of its relationships are applied now.
    public func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !changes.deleted.contains(object) else { return }
        object.fireFault()
        undoRecorder?.willChange(object, nil, in: self)
        object.prepareForDeletion()
        let wasInserted = changes.inserted.contains(object)
        changes.inserted.remove(object)
        changes.updated.remove(object)
        changes.deleted.insert(object)
        pending.updated.remove(object)
        announceRemoval(of: object)
        for relationship in object.entity.relationshipsByName.values where relationship.deleteRule == .cascadeDeleteRule
        {
            for other in object.related(relationship.name) { delete(other) }
        }
        object.dropAllLinks()
        object.state.changeObserver?()
        if wasInserted {
            changes.deleted.remove(object)
            discard(object)
        }
        schedule()
    }

    /// Records a deletion for observers, unless the object was inserted since the last notification.
    private func announceRemoval(of object: NSManagedObject) {
        if pending.inserted.contains(object) { pending.inserted.remove(object) } else { pending.deleted.insert(object) }
    }

    /// Records that an object changed.
    func recordChange(of object: NSManagedObject, silently: Bool = false) {
        if changes.deleted.contains(object) { return }
        let isNew = changes.inserted.contains(object)
        if !isNew { changes.updated.insert(object) }
        if !silently {
            if !isNew || !pending.inserted.contains(object) { pending.updated.insert(object) }
            schedule()
        }
    }

    /// A Boolean value that indicates whether there are changes that observers aren't notified of yet.
    package var hasUnreportedChanges: Bool { !pending.isEmpty }

    /// Notifies observers at the end of the current turn of the main queue.
    private func schedule() {
        guard queue.isMain, !pending.isScheduled else { return }
        pending.isScheduled = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    /// Posts a notification of the changes since the last one.
    public func processPendingChanges() {
        pending.isScheduled = false
        undoRecorder?.finishEvent(of: self)
        if pending.isEmpty {
            pending.original = [:]
            return
        }
        let now = pending
        pending = PendingChanges()
        var information: [AnyHashable: Any] = [:]
        information[NSInsertedObjectsKey] = now.inserted.isEmpty ? nil : now.inserted.set
        information[NSUpdatedObjectsKey] = now.updated.isEmpty ? nil : now.updated.set
        information[NSDeletedObjectsKey] = now.deleted.isEmpty ? nil : now.deleted.set
        information[NSRefreshedObjectsKey] = now.refreshed.isEmpty ? nil : now.refreshed.set
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
    }

    // MARK: Discarding

    /// Updates an object with the values in its store, and either keeps or discards its changes.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - flag: Whether changes are kept. Otherwise the object becomes a fault.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        refresh(object, mergeChanges: flag, data: flag && !object.isFault ? currentRow(of: object) : nil)
    }

    /// Updates an object with the given values of its store, and either keeps or discards its changes.
    func refresh(_ object: NSManagedObject, mergeChanges flag: Bool, data: RowData?) {
        guard object.managedObjectContext === self, !changes.inserted.contains(object) else { return }
        if flag {
            if !object.isFault, let data { object.state.merge(data) }
            object.reloadLinks()
        } else {
            changes.updated.remove(object)
            changes.deleted.remove(object)
            object.willTurnIntoFault()
            object.discardValues()
            object.didTurnIntoFault()
        }
        object.state.changeObserver?()
        pending.updated.remove(object)
        pending.refreshed.insert(object)
        schedule()
    }

    /// Refreshes all objects and keeps their changes.
    public func refreshAllObjects() {
        for object in registeredObjects {
            let isChanged = changes.updated.contains(object) || changes.deleted.contains(object)
            refresh(object, mergeChanges: isChanged)
        }
    }

    /// Discards all changes that aren't saved.
    public func rollback() {
        undoRecorder?.removeAllOperations()
        for object in changes.inserted {
            announceRemoval(of: object)
            discard(object)
        }
        let restored = Array(changes.deleted)
        let changed = Array(changes.updated) + restored
        changes = ContextChanges()
        for object in changed { refresh(object, mergeChanges: false) }
        for object in restored { pending.deleted.remove(object) }
        processPendingChanges()
    }

    /// Removes all objects from the context, and notifies observers of their identifiers.
    public func reset() {
        let objects = registeredObjects
        let ids = objects.map(\.objectID)
        undoRecorder?.removeAllOperations()
        changes = ContextChanges()
        pending = PendingChanges()
        for object in objects { discard(object) }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInvalidatedAllObjectsKey: ids])
    }

    /// Sets the store of a new object.
    ///
    /// Differs from Core Data: a coordinator has one store for all objects.
    public func assign(_ object: Any, to store: NSPersistentStore) {}

    /// Marks an object for conflict detection. It has no effect: only objects with changes are checked for conflicts.
    public func detectConflicts(for object: NSManagedObject) {}
}

extension NSManagedObject {
    /// Reads the links of to-many relationships again when they're used, and keeps their changes.
    func reloadLinks() {
        for (key, links) in state.links {
            if links.isChanged {
                state.links[key]?.load(managedObjectContext?.links(of: self, key) ?? [])
            } else {
                state.links[key] = nil
            }
        }
    }
}
