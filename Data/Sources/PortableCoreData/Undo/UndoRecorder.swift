import ObjectStore

/// A recorder of the changes of a context, for an undo manager.
///
/// The changes of one turn are undone together: the recorder keeps the state of each changed object before its first
/// change, and registers one operation when the context posts a notification of the changes.
package final class UndoRecorder {
    private let register: (_ operation: @escaping () -> Void) -> Void
    private let removeAll: () -> Void
    private var snapshots: [ObjectIdentifier: ObjectSnapshot] = [:]
    private var order: [ObjectIdentifier] = []

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - register: A closure that registers an operation with the undo manager.
    ///   - removeAll: A closure that removes all operations of the context.
    package init(register: @escaping (_ operation: @escaping () -> Void) -> Void, removeAll: @escaping () -> Void) {
        self.register = register
        self.removeAll = removeAll
    }

    /// Records the state of an object before a change.
    ///
    /// - Parameter key: The property that changes, or `nil` if the object is inserted or deleted.
    func willChange(_ object: NSManagedObject, _ key: String?, in context: NSManagedObjectContext) {
        let id = ObjectIdentifier(object)
        if snapshots[id] == nil {
            snapshots[id] = ObjectSnapshot(object, in: context)
            order.append(id)
        }
        if let key { snapshots[id]?.add(key) }
    }

    /// Registers an operation that undoes the changes since the last call.
    func finishEvent(of context: NSManagedObjectContext) {
        let taken = order.compactMap { snapshots[$0] }
        snapshots = [:]
        order = []
        if taken.isEmpty { return }
        register { [weak context] in context?.restore(taken) }
    }

    /// Removes all recorded changes, because they're discarded.
    func removeAllOperations() {
        snapshots = [:]
        order = []
        removeAll()
    }
}

extension NSManagedObjectContext {
    func membership(of object: NSManagedObject) -> ObjectSnapshot.Membership {
        guard object.managedObjectContext === self else { return .outside }
        if changes.inserted.contains(object) { return .inserted }
        return changes.deleted.contains(object) ? .deleted : .saved
    }

    /// Restores objects to an earlier state. The opposite operation is recorded, too.
    fileprivate func restore(_ snapshots: [ObjectSnapshot]) {
        for snapshot in snapshots {
            undoRecorder?.willChange(snapshot.object, nil, in: self)
            for key in snapshot.linkKeys where snapshot.object.managedObjectContext != nil {
                undoRecorder?.willChange(snapshot.object, key, in: self)
            }
        }
        for snapshot in snapshots { restoreMembership(snapshot) }
        for snapshot in snapshots {
            if snapshot.object.managedObjectContext === self { snapshot.restoreValues() }
            snapshot.object.state.changeObserver?()
        }
        processPendingChanges()
    }

    private func restoreMembership(_ snapshot: ObjectSnapshot) {
        let object = snapshot.object
        switch (membership(of: object), snapshot.membership) {
        case (.outside, .outside), (.outside, .deleted): break
        case (.outside, _):
            register(object)
            object.state.committed = object.entity.attributeList.empty
            object.state.committedToOne = [:]
            changes.inserted.insert(object)
            pending.deleted.remove(object)
            pending.inserted.insert(object)
        case (.inserted, .outside), (.inserted, .deleted):
            changes.inserted.remove(object)
            pending.inserted.remove(object)
            pending.deleted.insert(object)
            discard(object)
        case (.saved, .outside), (.saved, .deleted):
            changes.updated.remove(object)
            pending.updated.remove(object)
            changes.deleted.insert(object)
            pending.deleted.insert(object)
        case (.deleted, .saved), (.deleted, .inserted):
            changes.deleted.remove(object)
            pending.deleted.remove(object)
            changes.updated.insert(object)
            pending.updated.insert(object)
        case (.deleted, _): break
        case (.saved, _):
            changes.updated.insert(object)
            pending.updated.insert(object)
        case (.inserted, _): pending.updated.insert(object)
        }
    }
}
