import Foundation

/// A request to a context or to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that the request is for, or `nil` for all.
    open var affectedStores: [NSPersistentStore]?

    public override init() {}
}

/// The kind of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The name as a string.
    public let rawValue: UInt

    /// Creates a name from a string.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Managed objects.
    public static let managedObjectResultType = NSFetchRequestResultType([])
    /// Identifiers.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with the properties to fetch.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A description of the objects to fetch.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
    /// The entity of the objects.
    open var entity: NSEntityDescription? { didSet { name = entity?.name } }
    private var name: String?
    /// The condition that objects meet, or `nil` for all objects.
    open var predicate: NSPredicate?
    /// The order of the objects.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects, or 0 if there's no limit. The default is 0.
    open var fetchLimit = 0
    /// The number of objects to skip at the beginning. The default is 0.
    open var fetchOffset = 0
    /// The number of objects whose values are loaded together when one of them is used. The default is 0: values are loaded
    /// with the fetch.
    open var fetchBatchSize = 0
    /// The kind of results. The default is `.managedObjectResultType`.
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// A Boolean value that indicates whether objects of subentities are fetched. The default is `true`.
    open var includesSubentities = true
    /// A Boolean value that indicates whether changes that aren't saved are considered. The default is `true`.
    open var includesPendingChanges = true
    /// A Boolean value that indicates whether values are loaded with the objects. The default is `true`.
    open var includesPropertyValues = true
    /// A Boolean value that indicates whether objects are faults until they're used. The default is `true`.
    open var returnsObjectsAsFaults = true
    /// A Boolean value that indicates whether the fetch updates objects in the context with the values in the store.
    /// The default is `false`.
    open var shouldRefreshRefetchedObjects = false
    /// The relationships that are loaded with the objects.
    ///
    /// Differs from Core Data: relationships are loaded when they're used.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties, as names or descriptions, that dictionaries contain.
    open var propertiesToFetch: [Any]?
    /// The properties, as names or descriptions, whose values group the results.
    open var propertiesToGroupBy: [Any]?
    /// The condition that groups of results meet, which can compare the values of expressions by their names.
    open var havingPredicate: NSPredicate?
    /// A Boolean value that indicates whether equal dictionaries are returned once. The default is `false`.
    open var returnsDistinctResults = false

    /// Creates a request without an entity.
    public override init() {}

    /// Creates a request for the entity with the given name.
    public init(entityName: String) { name = entityName }

    /// The name of the entity.
    open var entityName: String? { name }

    /// Returns the results of the fetch in the context whose block is running.
    /// - Throws: An error with the code `NSManagedObjectReferentialIntegrityError` outside of the blocks of contexts.
    open func execute() throws -> [ResultType] {
        guard let context = CurrentContext.context else {
            throw CocoaError.coreData(
                .managedObjectReferentialIntegrity,
                "A fetch request without a context is executed in a block of a context: call execute() in perform(_:).")
        }
        return try context.fetch(self)
    }

    /// Returns a request with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Returns a request with the same values.
    package func duplicate() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>()
        copy.entity = entity
        copy.name = name
        copy.affectedStores = affectedStores
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPendingChanges = includesPendingChanges
        copy.includesPropertyValues = includesPropertyValues
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
        copy.returnsDistinctResults = returnsDistinctResults
        return copy
    }
}

/// A fetch request without the type of its results.
protocol AnyFetchRequest {
    func results(in context: NSManagedObjectContext) throws -> Any
}

extension NSFetchRequest: AnyFetchRequest {
    func results(in context: NSManagedObjectContext) throws -> Any { try context.fetch(self) }
}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
