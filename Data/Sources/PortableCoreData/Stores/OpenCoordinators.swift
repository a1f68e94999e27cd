import Foundation
import Synchronization

/// The coordinators that have opened a store.
enum OpenCoordinators {
    private static let known = Mutex<[WeakReference<NSPersistentStoreCoordinator>]>([])

    static func add(_ coordinator: NSPersistentStoreCoordinator) {
        known.withLock { known in
            known.removeAll { $0.object == nil || $0.object === coordinator }
            known.append(WeakReference(coordinator))
        }
    }

    static var all: [NSPersistentStoreCoordinator] { known.withLock { $0.compactMap(\.object) } }
}

extension NSManagedObjectID {
    /// Returns the identifier that a URL represents, in any open store.
    package static func identifier(forURIRepresentation url: URL) -> NSManagedObjectID? {
        OpenCoordinators.all.lazy.compactMap { $0.managedObjectID(forURIRepresentation: url) }.first
    }
}
