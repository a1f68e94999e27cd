import Foundation

/// The kind of a merge policy.
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

    /// Resolves conflicts with the changes of other contexts, and conflicts of uniqueness constraints.
    ///
    /// Subclasses override this method, or one of the methods for one kind of conflict, and call `super`, which
    /// resolves the remaining conflicts according to the policy's type.
    /// - Throws: An error with the code `NSManagedObjectMergeError` or `NSManagedObjectConstraintMergeError` if the conflicts
    ///   can't be resolved.
    open func resolve(mergeConflicts list: [Any]) throws {
        let constraints = list.compactMap { $0 as? NSConstraintConflict }
        let versions = list.compactMap { $0 as? NSMergeConflict }
        // The error of a save contains only one kind of conflict.
        if !constraints.isEmpty { try resolve(constraintConflicts: constraints) }
        if !versions.isEmpty { try resolve(optimisticLockingConflicts: versions) }
    }

    /// Resolves conflicts with objects that other contexts changed.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CocoaError.coreData(
                .managedObjectMerge, "Objects were changed since they were loaded.",
                [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { try conflict.resolution?(mergeType) }
    }

    /// Resolves conflicts with objects that have the same values for a uniqueness constraint.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard mergeType != .errorMergePolicyType else {
            throw CocoaError.coreData(
                .managedObjectConstraintMerge, "Other objects have the same values for a uniqueness constraint.",
                [NSPersistentStoreSaveConflictsErrorKey: list])
        }
        for conflict in list { try conflict.resolution?(mergeType) }
    }

    /// A policy that makes the save fail.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// A policy that discards the context's changes.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// A policy that replaces the values in the store with the context's values.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// A policy that prefers the context's values.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// A policy that prefers the store's values.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// A policy that makes the save fail.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// A policy that discards the context's changes.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
/// A policy that replaces the values in the store with the context's values.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// A policy that prefers the context's values.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// A policy that prefers the store's values.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
