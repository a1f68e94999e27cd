import Foundation
import PortableCoreData
import PortableUIKit

extension NSManagedObjectContext {
    /// The undo manager that changes are registered with. The default is `nil`.
    ///
    /// The changes between two notifications are one operation. A rollback and a reset remove the operations of the context.
    ///
    /// Differs from Core Data: only contexts of the main queue register changes.
    public var undoManager: UndoManager? {
        get { (undoAttachment as? UndoConnection)?.manager }
        set {
            guard let newValue, concurrencyType == .mainQueueConcurrencyType else {
                undoAttachment = nil
                undoRecorder = nil
                return
            }
            processPendingChanges()
            let connection = UndoConnection(newValue, self)
            undoAttachment = connection
            undoRecorder = connection.recorder
        }
    }

    /// Undoes the last changes that were registered.
    public func undo() {
        processPendingChanges()
        guard let manager = undoManager else { return }
        MainActor.assumeIsolated { manager.undo() }
    }

    /// Redoes the changes that were undone last.
    public func redo() {
        processPendingChanges()
        guard let manager = undoManager else { return }
        MainActor.assumeIsolated { manager.redo() }
    }
}

/// The connection between a context and its undo manager.
private final class UndoConnection: @unchecked Sendable {
    let manager: UndoManager
    private weak var context: NSManagedObjectContext?
    private var token: (any NSObjectProtocol)?
    private var isAtCheckpoint = false

    init(_ manager: UndoManager, _ context: NSManagedObjectContext) {
        self.manager = manager
        self.context = context
        // Unreported changes belong to the operations before this one.
        token = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
        ) { [weak self] _ in self?.finishEvent() }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    var recorder: UndoRecorder {
        UndoRecorder(
            register: { [weak self] operation in self?.register(operation) },
            removeAll: { [weak self] in
                guard let self, let context else { return }
                MainActor.assumeIsolated { self.manager.removeAllActions(withTarget: context) }
            })
    }

    /// Registers changes before a group opens or closes, and before an operation is undone.
    private func finishEvent() {
        isAtCheckpoint = true
        context?.processPendingChanges()
        isAtCheckpoint = false
    }

    private func register(_ operation: @escaping () -> Void) {
        guard let context else { return }
        // The manager calls it on the main actor.
        nonisolated(unsafe) let operation = operation
        MainActor.assumeIsolated {
            // The manager is about to undo, or to open a group: the operation is a separate group.
            let isSeparate = isAtCheckpoint && manager.groupingLevel == 0
            let groupsByEvent = manager.groupsByEvent
            if isSeparate {
                manager.groupsByEvent = false
                manager.beginUndoGrouping()
            }
            manager.registerUndo(withTarget: context) { _ in operation() }
            if isSeparate {
                manager.endUndoGrouping()
                manager.groupsByEvent = groupsByEvent
            }
        }
    }
}
