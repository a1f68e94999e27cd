import Foundation

/// A request to a context or to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that the request is for; `nil` for all.
    open var affectedStores: [NSPersistentStore]?

    public override init() {}
}

/// The kind of results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The value as its raw type.
    public let rawValue: UInt

    /// Creates a value with its raw value.
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
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The entity of the objects.
    open var entity: NSEntityDescription? { didSet { name = entity?.name } }
    private var name: String?
    /// The condition that objects meet; `nil` for all objects.
    open var predicate: NSPredicate?
    /// The order of the objects.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 if there's no limit. The default is 0.
    open var fetchLimit = 0
    /// The number of objects that are left out at the beginning. The default is 0.
    open var fetchOffset = 0
    /// The number of objects that are loaded together. The default is 0.
    ///
    /// Differs from Core Data: all objects of a fetch are loaded together.
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
    /// A Boolean value that indicates whether objects in the context get the values of the store. The default is `false`.
    open var shouldRefreshRefetchedObjects = false
    /// The relationships that are loaded with the objects.
    ///
    /// Differs from Core Data: relationships are loaded when they're used.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties, as names or descriptions, that dictionaries contain.
    open var propertiesToFetch: [Any]?
    /// The properties, as names or descriptions, whose values group the results.
    open var propertiesToGroupBy: [Any]?
    /// A Boolean value that indicates whether equal dictionaries are returned once. The default is `false`.
    open var returnsDistinctResults = false

    /// Creates a request without an entity.
    public override init() {}

    /// Creates a request for the entity with the given name.
    public init(entityName: String) { name = entityName }

    /// The name of the entity.
    open var entityName: String? { name }

    /// Returns a request with the same values.
    func duplicate() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>()
        copy.entity = entity
        copy.name = name
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPendingChanges = includesPendingChanges
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.returnsDistinctResults = returnsDistinctResults
        return copy
    }
}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
