import Foundation
import ObjectStore

extension NSPersistentStoreCoordinator {
    /// Copies a store to another file, which replaces it in the coordinator.
    ///
    /// Objects and identifiers stay valid.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let new = try NSPersistentStore(
            type: storeType, configuration: store.configurationName, url: URL, options: options,
            model: managedObjectModel, copying: store)
        new.persistentStoreCoordinator = self
        replace(store, with: new)
        try store.objects.close()
        return new
    }

    /// Copies a store to another file, which replaces it in the coordinator.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
        type storeType: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.name)
    }

    /// Replaces the file of a store with a copy of another store's file.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        do {
            try ObjectStore.copy(sourceURL, to: destinationURL)
        } catch {
            throw CocoaError.opening(error, url: sourceURL)
        }
    }

    /// Replaces the file of a store with a copy of another store's file.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: sourceType.name)
    }

    /// Moves the file of a store, and returns whether that was possible.
    @discardableResult
    public func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        guard persistentStores.contains(where: { $0 === store }), store.url != nil else { return false }
        do {
            try migratePersistentStore(store, to: url, options: store.options, withType: store.type)
            return true
        } catch {
            NSLog("The store can't be moved: \(error)")
            return false
        }
    }
}
