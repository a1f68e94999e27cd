import Dispatch
import Foundation

/// An actor with a context for models. `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
    /// The container of the models.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor of the actor, which has the context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the actor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the model with an identifier.
    public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
        guard id.objectID(in: modelContainer.coordinator) != nil else { return nil }
        return modelContext.model(for: id) as? Model
    }
}

/// An executor that has a model context.
public protocol ModelExecutor: SerialExecutor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// An executor that runs the work of an actor on a queue.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    /// The context of the executor.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "ModelExecutor")

    /// Creates an executor for a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job on the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Returns a reference to the executor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
