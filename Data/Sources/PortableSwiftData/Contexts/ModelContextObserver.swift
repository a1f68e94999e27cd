import Foundation
import PortableCoreData

/// An observer of the changes of a context's models.
package final class ModelContextObserver: @unchecked Sendable {
    private let observer: ContextObserver

    /// Creates an observer that calls a closure after changes.
    package init(_ context: ModelContext, _ handler: @escaping () -> Void) {
        observer = ContextObserver(context.managed) { _ in handler() }
    }

    /// Reports only changes of the models that the results of a fetch depend on.
    package func observe<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, in context: ModelContext) {
        observer.entities = descriptor.entities(in: context)
    }
}
