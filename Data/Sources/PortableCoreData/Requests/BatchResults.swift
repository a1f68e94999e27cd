import Foundation

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The kinds of results that all batch requests support.
private enum BatchResult: UInt {
    case status, objectIDs, count

    func value(_ identifiers: [NSManagedObjectID]) -> Any {
        switch self {
        case .status: true
        case .objectIDs: identifiers
        case .count: identifiers.count
        }
    }
}

/// The kind of result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// A Boolean value that indicates whether the request succeeded.
    case statusOnly
    /// The identifiers of the objects.
    case objectIDs
    /// The number of objects.
    case count
}

/// The kind of result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// A Boolean value that indicates whether the request succeeded.
    case statusOnlyResultType
    /// The identifiers of the objects.
    case updatedObjectIDsResultType
    /// The number of objects.
    case updatedObjectsCountResultType
}

/// The kind of result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// A Boolean value that indicates whether the request succeeded.
    case resultTypeStatusOnly
    /// The identifiers of the objects.
    case resultTypeObjectIDs
    /// The number of objects.
    case resultTypeCount
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A Boolean value, an array of identifiers, or a number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchInsertRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result = BatchResult(rawValue: type.rawValue)?.value(identifiers)
    }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A Boolean value, an array of identifiers, or a number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result = BatchResult(rawValue: type.rawValue)?.value(identifiers)
    }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// A Boolean value, an array of identifiers, or a number.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ identifiers: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result = BatchResult(rawValue: type.rawValue)?.value(identifiers)
    }
}
