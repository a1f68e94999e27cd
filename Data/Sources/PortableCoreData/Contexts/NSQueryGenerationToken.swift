import Foundation
import ObjectStore

/// A state of a store that a context continues to read while other contexts save.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    /// The store in this state, or `nil` for the current state.
    let objects: ObjectStore?

    init(_ objects: ObjectStore?) { self.objects = objects }

    /// The state of the store when a context begins to use it.
    public static let current = NSQueryGenerationToken(nil)
}

extension NSManagedObjectContext {
    /// The state of the store that the context reads, or `nil` if it reads the newest state.
    public var queryGenerationToken: NSQueryGenerationToken? { queryGeneration }

    /// Pins the context to a state of the store, until it saves or merges the saves of other contexts.
    ///
    /// A store in memory has only one state, and a context with a parent reads the parent's values.
    ///
    /// - Parameter generation: A state of the store, or `nil` for the newest one with each fetch.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        guard let generation else {
            queryGeneration = nil
            return
        }
        guard generation === NSQueryGenerationToken.current, parent == nil else {
            queryGeneration = generation
            return
        }
        do {
            let store = persistentStoreCoordinator?.persistentStores.first
            queryGeneration = NSQueryGenerationToken(try store?.objects.pinned())
        } catch {
            throw CocoaError.using(error)
        }
    }

    /// Makes a context that is pinned to a state of the store read the newest state.
    func advanceQueryGeneration() {
        guard queryGeneration?.objects != nil else { return }
        do {
            try setQueryGenerationFrom(.current)
        } catch {
            NSLog("The context reads the newest state of the store: \(error)")
            queryGeneration = nil
        }
    }
}
