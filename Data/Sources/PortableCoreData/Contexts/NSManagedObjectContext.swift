import Foundation

/// The kind of queue that a context uses.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The context is used by one thread, without a queue.
    case confinementConcurrencyType
    /// The context has a queue.
    case privateQueueConcurrencyType
    /// The context belongs to the main queue.
    case mainQueueConcurrencyType
}

/// An object for fetching, creating, and changing managed objects, and for saving the changes.
///
/// A context and its objects are used on its queue: with ``perform(_:)``, or on the main thread if the context belongs to the
/// main queue.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue of the context.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The name of the context, for debugging.
    open var name: String?
    /// The author of the context's saves.
    open var transactionAuthor: String?
    /// The policy for conflicts with the changes of other contexts. The default is `NSErrorMergePolicy`.
    open var mergePolicy: Any = NSMergePolicy.error
    /// A Boolean value that indicates whether the context merges changes that are saved to its parent or its store. The
    /// default is `false`.
    open var automaticallyMergesChangesFromParent = false
    /// A Boolean value that indicates whether objects that no longer exist appear as objects without values. It has no
    /// effect: they always do.
    open var shouldDeleteInaccessibleFaults = true
    /// A Boolean value that indicates whether deletions are propagated at the end of an event. It has no effect:
    /// deletions are propagated immediately.
    open var propagatesDeletesAtEndOfEvent = true
    /// A Boolean value that indicates whether the context keeps objects without changes alive. The default is `false`.
    open var retainsRegisteredObjects = false {
        didSet { retained = retainsRegisteredObjects ? registeredObjects : [] }
    }
    /// The time after which values are stale, in seconds. It has no effect: values are stale only after a refresh.
    open var stalenessInterval: TimeInterval = -1
    /// Custom information.
    open var userInfo: NSMutableDictionary = [:]

    /// The parent context, which receives the changes that this context saves.
    open var parent: NSManagedObjectContext? {
        didSet {
            parent?.children.append(WeakReference(self))
            latestEntity = nil
        }
    }
    /// The coordinator of the context, or of its parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set {
            ownCoordinator = newValue
            latestEntity = nil
            newValue?.add(self)
        }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    var children: [WeakReference<NSManagedObjectContext>] = []

    let queue: ContextQueue
    @exclusivity(unchecked) var changes = ContextChanges()
    /// The changes since the last notification.
    @exclusivity(unchecked) var pending = PendingChanges()
    /// The recorder of changes for the undo manager, if there's one.
    @exclusivity(unchecked) package var undoRecorder: UndoRecorder?
    /// An object with the lifetime of the context, such as its undo manager.
    package var undoAttachment: AnyObject?
    let registered = ObjectRegistry()
    /// The entity of the latest identifier, and the same entity in the context's own model.
    private var latestEntity: (given: NSEntityDescription, own: NSEntityDescription)?
    private var retained: Set<NSManagedObject> = []
    /// The context that this context's faults are created with.
    private(set) lazy var faults = FaultContext()
    /// The state of the store that the context reads, if it's fixed.
    var queryGeneration: NSQueryGenerationToken?

    /// Creates a context with a queue.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(ct)
        super.init()
        // Weak references would make references to contexts slower.
        if !(self is FaultContext) { registered.context = self }
    }

    /// Creates a context with a queue.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// The kind of queue that a context uses.
    public enum ConcurrencyType: Sendable {
        case mainQueue, privateQueue
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    // MARK: Objects

    /// The objects that are registered with the context.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.all) }
    /// The objects that the next save inserts.
    open var insertedObjects: Set<NSManagedObject> { changes.inserted.set }
    /// The objects that the next save updates.
    open var updatedObjects: Set<NSManagedObject> { changes.updated.set }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { changes.deleted.set }
    /// A Boolean value that indicates whether there are changes to save.
    open var hasChanges: Bool { !changes.isEmpty }

    /// Returns the object with an identifier if it's registered with the context.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    /// Returns the object with an identifier, without checking whether it exists.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = registered[objectID] { return object }
        let object = NSManagedObject.fault(objectID, of: entity(of: objectID.entity), in: self)
        register(object)
        return object
    }

    /// Returns the objects with identifiers, which may not exist.
    func objects(with ids: [NSManagedObjectID]) -> [NSManagedObject] {
        let known = registered.objects(ids)
        // Creating an object calls its class, which may use the context.
        let missing = known.indices.filter { known[$0] == nil }
        if missing.isEmpty { return known.compactMap { $0 } }
        var faults = NSManagedObject.faults(missing.count == ids.count ? ids : missing.map { ids[$0] }, in: self)
        faults = registered.insert(faults)
        if retainsRegisteredObjects { retained.formUnion(faults) }
        if missing.count == ids.count { return faults }
        var objects = known
        for (fault, index) in zip(faults, missing) { objects[index] = fault }
        return objects.compactMap { $0 }
    }

    /// Returns an entity in the context's own model. The entity of an identifier can be from another model.
    func entity(of entity: NSEntityDescription) -> NSEntityDescription {
        if let latestEntity, latestEntity.given === entity { return latestEntity.own }
        guard let own = model?.entitiesByName[entity.name ?? ""] else { return entity }
        latestEntity = (entity, own)
        return own
    }

    /// Returns the object with an identifier.
    /// - Throws: An error with the code `NSManagedObjectReferentialIntegrityError` if the object doesn't exist.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isFault {
            guard let data = try source.row(objectID) else {
                registered.remove(object)
                throw CocoaError.coreData(
                    .managedObjectReferentialIntegrity, "The object \(objectID) doesn't exist.",
                    [NSAffectedObjectsErrorKey: [object]])
            }
            load(data, into: object)
        }
        if object.isDeleted {
            throw CocoaError.coreData(.managedObjectReferentialIntegrity, "The object \(objectID) is deleted.")
        }
        return object
    }

    func register(_ object: NSManagedObject) {
        object.register(in: self)
        if retainsRegisteredObjects { retained.insert(object) }
    }

    func discard(_ object: NSManagedObject) {
        object.unregister()
        retained.remove(object)
    }

    func load(_ data: RowData, into object: NSManagedObject) {
        object.state.load(data)
        object.awakeFromFetch()
    }

    /// Loads the values of a fault, and of the faults of its batch.
    func fulfill(_ object: NSManagedObject) {
        if let batch = object.batch {
            do {
                try load(batch.faults(in: self))
            } catch {
                fatalError("The values of \(object.objectID) can't be read: \(error)")
            }
            if !object.isFault { return }
        }
        if let data = currentRow(of: object) { return load(data, into: object) }
        // The object doesn't exist anymore. Apps see an object without values.
        object.state.isFault = false
        object.state.current = object.entity.attributeList.empty
        object.state.committed = object.entity.attributeList.empty
    }

    /// Loads the values of faults with one query. Objects that don't exist stay faults.
    func load(_ faults: [NSManagedObject]) throws {
        if faults.isEmpty { return }
        let rows = try source.rows(faults.map(\.objectID))
        for object in faults where object.isFault {
            if let data = rows[object.objectID] { load(data, into: object) }
        }
    }

    /// Returns the values of an object in the parent or the store. Ends the process if they can't be read, like Core
    /// Data's exception, because properties can't throw.
    func currentRow(of object: NSManagedObject) -> RowData? {
        do {
            return try source.row(object.objectID)
        } catch {
            fatalError("The values of \(object.objectID) can't be read: \(error)")
        }
    }

    /// Returns the values of several objects in the parent or the store. Ends the process if they can't be read.
    func currentRows(_ ids: [NSManagedObjectID]) -> [NSManagedObjectID: RowData] {
        do {
            return try source.rows(ids)
        } catch {
            fatalError("The values of objects can't be read: \(error)")
        }
    }

    func links(of object: NSManagedObject, _ key: String) -> [NSManagedObjectID] {
        do {
            return try source.links(of: object.objectID, key)
        } catch {
            fatalError("The relationship '\(key)' of \(object.objectID) can't be read: \(error)")
        }
    }
}
