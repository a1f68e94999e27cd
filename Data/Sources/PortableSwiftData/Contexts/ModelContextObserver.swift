import Foundation
import PortableCoreData

/// An observer of the changes of a context's models.
package final class ModelContextObserver: @unchecked Sendable {
    private var token: (any NSObjectProtocol)?

    /// Creates an observer that calls a closure after changes.
    package init(_ context: ModelContext, _ handler: @escaping () -> Void) {
        let handler = UncheckedHandler(call: handler)
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context.managed, queue: nil
        ) { _ in handler.call() }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// A closure that is called on the thread of the context.
    private struct UncheckedHandler: @unchecked Sendable {
        let call: () -> Void
    }
}
