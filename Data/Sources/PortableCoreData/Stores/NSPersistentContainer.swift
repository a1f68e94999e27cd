import Foundation

/// An object that holds the model, the stores, and the contexts of an app.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name of the container and of its file.
    public let name: String
    /// The model of the container.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the container's stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of the stores that ``loadPersistentStores(completionHandler:)`` opens.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext

    /// Creates a container with the model of the same name in the app's bundle.
    ///
    /// - Parameters:
    ///   - name: The name of the model and of the file.
    ///   - fileID: The source file of the caller, whose module has the classes of the model.
    public convenience init(name: String, fileID: String = #fileID) {
        let model = ModelFiles.model(named: name).flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil { NSLog("Failed to load model named \(name)") }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel(), fileID: fileID)
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel, fileID: String = #fileID) {
        ManagedObjectClasses.registerModule(ofFile: fileID)
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// The folder of stores: the app's folder for application support, which is created if needed.
    open class func defaultDirectoryURL() -> URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let folder = folders.first ?? FileManager.default.temporaryDirectory
        // Unlike on iOS, apps share the folder, and several can have the same name.
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let app = folder.appendingPathComponent(name)
        try? FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        return app
    }

    /// Opens the stores, and passes an error to the closure for each one that can't be opened.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Creates a context with its own queue, which merges the saves of other contexts.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.automaticallyMergesChangesFromParent = true
        return context
    }

    /// Runs a block with a new context, without waiting for it.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context, and returns its result.
    public func performBackgroundTask<Value>(
        _ block: @escaping (NSManagedObjectContext) throws -> Value
    ) async throws -> Value {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }

    /// Runs a block that doesn't throw with a new context, and returns its result.
    public func performBackgroundTask<Value>(
        _ block: @escaping (NSManagedObjectContext) -> Value
    ) async -> Value {
        let context = newBackgroundContext()
        return await context.perform { block(context) }
    }
}
