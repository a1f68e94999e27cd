import Foundation
import ObjectStore
import Synchronization

/// An object that connects contexts with a store.
///
/// Differs from Core Data: a coordinator uses the first of its stores for all objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model of the stores.
    public let managedObjectModel: NSManagedObjectModel
    /// The name of the coordinator, for debugging.
    open var name: String?

    private struct State {
        var stores: [NSPersistentStore] = []
        var contexts: [WeakReference<NSManagedObjectContext>] = []
    }

    private let state = Mutex(Unchecked(Box(State())))

    /// State that is accessed only while the mutex is locked.
    private final class Box {
        var value: State

        init(_ value: State) {
            self.value = value
        }
    }

    private func locked<Value>(_ body: (inout State) -> Value) -> Value {
        state.withLock { Unchecked(body(&$0.value.value)) }.value
    }

    /// Creates a coordinator for stores of a model, which can't be changed afterward.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        model.use()
        LoadedModels.add(model)
    }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { locked { $0.stores } }

    /// Opens a store.
    /// - Throws: An error of the domain `NSCocoaErrorDomain`, for example with the code
    ///   `NSPersistentStoreIncompatibleVersionHashError`.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager,
            let storeURL
        {
            try manager.migrate(storeURL, type: storeType, to: managedObjectModel)
        }
        let store = try NSPersistentStore(
            type: storeType, configuration: configuration, url: storeURL, options: options, model: managedObjectModel)
        store.persistentStoreCoordinator = self
        let information = [NSAddedPersistentStoresKey: [store]]
        post(.NSPersistentStoreCoordinatorStoresWillChange, information)
        locked { $0.stores.append(store) }
        OpenCoordinators.add(self)
        post(.NSPersistentStoreCoordinatorStoresDidChange, information)
        return store
    }

    /// Opens a store.
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.name, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description, and passes an error to the closure if that fails.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
        let information = [NSRemovedPersistentStoresKey: [store]]
        post(.NSPersistentStoreCoordinatorStoresWillChange, information)
        locked { $0.stores.removeAll { $0 === store } }
        post(.NSPersistentStoreCoordinatorStoresDidChange, information)
        try store.objects.close()
    }

    private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// Replaces a store with another store that has the same rows.
    func replace(_ store: NSPersistentStore, with new: NSPersistentStore) {
        new.reference = store.reference
        new.reference.store = new
        let information = [NSRemovedPersistentStoresKey: [store], NSAddedPersistentStoresKey: [new]]
        post(.NSPersistentStoreCoordinatorStoresWillChange, information)
        locked { state in
            guard let index = state.stores.firstIndex(where: { $0 === store }) else { return }
            state.stores[index] = new
        }
        post(.NSPersistentStoreCoordinatorStoresDidChange, information)
    }

    /// Deletes the file of a store.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.removeItem(atPath: url.path + suffix)
        }
    }

    /// Deletes the file of a store.
    open func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.name, options: options)
    }

    /// Returns the store with a file.
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }

    /// Returns the file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets the metadata of a store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

    /// Runs a block, and waits for its result.
    open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }

    /// Runs a block.
    open func perform(_ block: @escaping () -> Void) { block() }

    /// Executes a request for a context: a fetch, whose results are an array, or a batch request.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any AnyFetchRequest { return try fetch.results(in: context) }
        return try context.execute(request)
    }

    // MARK: Identifiers

    /// Returns the identifier that a URL represents.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents
        guard url.scheme == "x-coredata", parts.count == 3, parts[2].hasPrefix("p"),
            let row = Int64(parts[2].dropFirst()),
            let entity = managedObjectModel.entitiesByName[parts[1]],
            // Hosts of URLs may be lowercased.
            let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() })
        else { return nil }
        return identifier(of: entity, row: row, in: store)
    }

    /// Returns the identifier of a row if it's in use and its entity isn't certain.
    func knownIdentifier(of entity: NSEntityDescription, row: Int64, in store: NSPersistentStore) -> NSManagedObjectID?
    {
        store.reference.identifiers.withLock { $0.object(Int(row), entity.rootNumber) }
    }

    /// Returns the identifier of a row.
    ///
    /// Only identifiers that were temporary, or whose entity has subentities, are stored. Other identifiers are equal
    /// if they have the same row.
    func identifier(of entity: NSEntityDescription, row: Int64, in store: NSPersistentStore) -> NSManagedObjectID {
        identifiers(of: entity, rows: CollectionOfOne(row), in: store)[0]
    }

    /// Returns the identifiers of rows of an entity.
    func identifiers(
        of entity: NSEntityDescription, rows: some Collection<Int64>, in store: NSPersistentStore
    ) -> [NSManagedObjectID] {
        let reference = store.reference
        let isInFamily = entity.isInFamily
        let root = entity.rootNumber
        return reference.identifiers.withLock { known in
            rows.map { row in
                if !known.isEmpty, let id = known.object(Int(row), root) { return id }
                let id = NSManagedObjectID(entity: entity, row: row, store: reference)
                if isInFamily { known.insert(id, Int(row), root) }
                return id
            }
        }
    }

    /// Makes the identifiers of new objects, which have rows, permanent.
    func makePermanent(_ ids: [NSManagedObjectID], in store: NSPersistentStore) {
        let reference = store.reference
        reference.identifiers.withLock { known in
            known.reserve(ids.count)
            for id in ids {
                guard let row = id.writtenRow else { continue }
                id.makePermanent(row: row, store: reference)
                known.insert(id, Int(row), id.entity.rootNumber)
            }
        }
    }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        locked { state in
            state.contexts.removeAll { $0.object == nil }
            state.contexts.append(WeakReference(context))
        }
    }

    /// Passes a save to the contexts that merge changes automatically.
    func propagate(_ saved: SavedChanges, from saver: NSManagedObjectContext) {
        for context in locked({ $0.contexts.compactMap(\.object) }) where context !== saver {
            if context.automaticallyMergesChangesFromParent { context.perform { context.merge(saved) } }
        }
    }
}
