import Foundation

/// A conflict between a context and its store: the object was changed after the context loaded it.
open class NSMergeConflict: NSObject {
    /// The object of the context.
    public let sourceObject: NSManagedObject
    /// The values that the context loaded.
    public let objectSnapshot: [String: Any]?
    /// The values in the coordinator's cache. They're `nil` for conflicts of contexts, because contexts read values
    /// from the store.
    public let cachedSnapshot: [String: Any]?
    /// The values in the store, or `nil` if the object was deleted.
    public let persistedSnapshot: [String: Any]?
    /// The version in the store, or 0 if the object was deleted.
    public let newVersionNumber: Int
    /// The version that the context loaded.
    public let oldVersionNumber: Int
    /// A closure that resolves the conflict according to a policy's type.
    var resolution: ((NSMergePolicyType) throws -> Void)?

    /// Creates a conflict.
    ///
    /// - Parameters:
    ///   - srcObject: The object of the context.
    ///   - newvers: The version in the store.
    ///   - oldvers: The version that the context loaded.
    ///   - cachesnap: The values in the coordinator's cache.
    ///   - persnap: The values in the store.
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        objectSnapshot = srcObject.state.committed.dictionary
        cachedSnapshot = cachesnap
        persistedSnapshot = persnap
        newVersionNumber = newvers
        oldVersionNumber = oldvers
    }

    convenience init(object: NSManagedObject, persisted: RowData?) {
        self.init(
            source: object, newVersion: Int(persisted?.version ?? 0), oldVersion: Int(object.state.version),
            cachedSnapshot: nil, persistedSnapshot: persisted?.attributes.dictionary)
    }
}

/// A conflict between objects that have the same values for a uniqueness constraint.
open class NSConstraintConflict: NSObject {
    /// The names of the constraint's attributes.
    public let constraint: [String]
    /// The values of the attributes.
    public let constraintValues: [String: Any]
    /// The existing object.
    public let databaseObject: NSManagedObject?
    /// The values of the existing object.
    public let databaseSnapshot: [String: Any]?
    /// The objects that can't be saved.
    public let conflictingObjects: [NSManagedObject]
    /// The values in the store of the objects that can't be saved. They're empty for new objects.
    public let conflictingSnapshots: [[AnyHashable: Any]]
    /// A closure that resolves the conflict according to a policy's type.
    var resolution: ((NSMergePolicyType) throws -> Void)?

    /// Creates a conflict.
    ///
    /// - Parameters:
    ///   - contraint: The names of the constraint's attributes.
    ///   - databaseObject: The existing object.
    ///   - databaseSnapshot: The values of the existing object.
    ///   - conflictingObjects: The objects that can't be saved.
    ///   - conflictingSnapshots: The values in the store of the objects that can't be saved.
    public init(
        constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        constraintValues =
            conflictingObjects.first?.state.current.dictionary.filter { contraint.contains($0.key) } ?? [:]
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
    }
}
