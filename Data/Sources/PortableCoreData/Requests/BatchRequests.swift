import Foundation
import ObjectStore

/// A request that inserts rows without creating objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// The kind of result. The default is `.statusOnly`.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    /// A closure that fills a dictionary for each object, and returns `true` after the last object.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// A closure that sets the values of an object without a context, and returns `true` after the last object.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?

    /// Creates a request with the values of objects.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    /// Creates a request with the values of objects.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Creates a request with a closure that fills a dictionary for each object, and returns `true` after the last
    /// object.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }

    /// Creates a request with a closure that fills a dictionary for each object, and returns `true` after the last
    /// object.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    /// Creates a request with a closure that sets the values of each object, and returns `true` after the last object.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }

    /// Creates a request with a closure that sets the values of each object, and returns `true` after the last object.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    /// Returns the values of all objects.
    func dictionaries(of entity: NSEntityDescription) -> [[String: Any]] {
        var all: [[String: Any]] = []
        if let dictionaryHandler {
            while true {
                let dictionary = NSMutableDictionary()
                if dictionaryHandler(dictionary) { return all }
                all.append(dictionary as? [String: Any] ?? [:])
            }
        }
        guard let managedObjectHandler else { return objectsToInsert ?? [] }
        while true {
            let object = entity.resolvedClass.init(entity: entity, insertInto: nil)
            if managedObjectHandler(object) { return all }
            all.append(object.state.current.dictionary)
        }
    }
}

/// A request that changes rows without creating objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition that objects meet, or `nil` for all objects.
    open var predicate: NSPredicate?
    /// The new values by the names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// A Boolean value that indicates whether objects of subentities are changed. The default is `true`.
    open var includesSubentities = true
    /// The kind of result. The default is `.statusOnlyResultType`.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Creates a request for an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// A request that deletes rows without creating objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The kind of result. The default is `.resultTypeStatusOnly`.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    let plan: (NSManagedObjectContext) throws -> FetchPlan

    /// Creates a request that deletes the objects of a fetch.
    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        plan = { try FetchPlan(fetch, in: $0) }
    }

    /// Creates a request that deletes objects.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<NSManagedObject>(entityName: objects.first?.entity.name ?? "")
        request.predicate = NSPredicate(format: "SELF IN %@", objects)
        self.init(fetchRequest: request)
    }
}
