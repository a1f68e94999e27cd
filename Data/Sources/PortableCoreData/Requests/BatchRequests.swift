import Foundation
import ObjectStore

/// The kind of result of a batch request.
public enum NSBatchRequestResultType: UInt, Sendable {
    /// Whether the request succeeded.
    case statusOnlyResultType
    /// The identifiers of the objects.
    case objectIDsResultType
    /// The number of objects.
    case countResultType
}

/// The result of a batch request.
open class NSPersistentStoreResult: NSObject {
    /// A Boolean value, an array of identifiers, or a number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchRequestResultType) {
        resultType = type
        switch type {
        case .statusOnlyResultType: result = true
        case .objectIDsResultType: result = identifiers
        case .countResultType: result = identifiers.count
        }
    }
}

/// The result of a batch insertion.
public typealias NSBatchInsertResult = NSPersistentStoreResult
/// The result of a batch update.
public typealias NSBatchUpdateResult = NSPersistentStoreResult
/// The result of a batch deletion.
public typealias NSBatchDeleteResult = NSPersistentStoreResult

/// A request that inserts rows without creating objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// The kind of result. The default is `.statusOnlyResultType`.
    open var resultType = NSBatchRequestResultType.statusOnlyResultType
    private var handler: ((NSMutableDictionary) -> Bool)?

    /// Creates a request with the values of objects.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    /// Creates a request with the values of objects.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Creates a request with a closure that fills a dictionary for each object, and returns `true` at the end.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        self.handler = handler
    }

    /// Creates a request with a closure that fills a dictionary for each object, and returns `true` at the end.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    var dictionaries: [[String: Any]] {
        guard let handler else { return objectsToInsert ?? [] }
        var all: [[String: Any]] = []
        while true {
            let dictionary = NSMutableDictionary()
            if handler(dictionary) { return all }
            all.append(dictionary as? [String: Any] ?? [:])
        }
    }
}

/// A request that changes rows without creating objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition that objects meet; `nil` for all objects.
    open var predicate: NSPredicate?
    /// The new values by the names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// A Boolean value that indicates whether objects of subentities are changed. The default is `true`.
    open var includesSubentities = true
    /// The kind of result. The default is `.statusOnlyResultType`.
    open var resultType = NSBatchRequestResultType.statusOnlyResultType

    /// Creates a request for an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Creates a request for an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// A request that deletes rows without creating objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The kind of result. The default is `.statusOnlyResultType`.
    open var resultType = NSBatchRequestResultType.statusOnlyResultType
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
