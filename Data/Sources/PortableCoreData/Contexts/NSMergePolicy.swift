import Foundation

/// The way in which conflicts with changes by others are resolved.
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType
    /// Values of the store win for properties that both changed.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// Values of the context win for properties that both changed.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The objects of the context replace the saved ones.
    case overwriteMergePolicyType
    /// The changes of the context are discarded.
    case rollbackMergePolicyType
}

/// A policy for conflicts between a context and its store.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The kind of the policy.
    public let mergeType: NSMergePolicyType

    /// Creates a policy.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// A policy with which the save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// A policy with which the context discards its changes.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// A policy with which the context replaces what the store has.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// A policy with which the context's values win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// A policy with which the store's values win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// A policy with which the save fails.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// A policy with which the context discards its changes.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
/// A policy with which the context replaces what the store has.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// A policy with which the context's values win.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// A policy with which the store's values win.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }

/// An object that was changed by others since the context loaded it.
open class NSMergeConflict: NSObject {
    /// The object of the context.
    public let sourceObject: NSManagedObject
    /// The values that the context loaded.
    public let objectSnapshot: [String: Any]?
    /// The values that the store has; `nil` if the object is deleted.
    public let persistedSnapshot: [String: Any]?
    /// The version that the store has; 0 if the object is deleted.
    public let newVersionNumber: Int
    /// The version that the context loaded.
    public let oldVersionNumber: Int

    init(object: NSManagedObject, persisted: RowData?) {
        sourceObject = object
        objectSnapshot = object.state.committed
        persistedSnapshot = persisted?.attributes
        newVersionNumber = Int(persisted?.version ?? 0)
        oldVersionNumber = Int(object.state.version)
    }
}

/// An object with the same values for a uniqueness constraint as another object.
open class NSConstraintConflict: NSObject {
    /// The names of the constraint's attributes.
    public let constraint: [String]
    /// The values of the attributes.
    public let constraintValues: [String: Any]
    /// The object that exists already.
    public let databaseObject: NSManagedObject?
    /// The objects that can't be saved.
    public let conflictingObjects: [NSManagedObject]

    init(keys: [String], object: NSManagedObject, existing: NSManagedObject?) {
        constraint = keys
        constraintValues = object.state.current.filter { keys.contains($0.key) }
        databaseObject = existing
        conflictingObjects = [object]
    }
}
