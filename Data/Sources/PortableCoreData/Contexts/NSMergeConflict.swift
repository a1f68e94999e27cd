import Foundation

/// An object that was changed by others since the context loaded it.
open class NSMergeConflict: NSObject {
    /// The object of the context.
    public let sourceObject: NSManagedObject
    /// The values that the context loaded.
    public let objectSnapshot: [String: Any]?
    /// The values that the coordinator has. Conflicts of contexts have `nil`, because contexts read values from the store.
    public let cachedSnapshot: [String: Any]?
    /// The values that the store has; `nil` if the object is deleted.
    public let persistedSnapshot: [String: Any]?
    /// The version that the store has; 0 if the object is deleted.
    public let newVersionNumber: Int
    /// The version that the context loaded.
    public let oldVersionNumber: Int
    /// A closure that resolves the conflict in the way of a policy's type.
    var resolution: ((NSMergePolicyType) throws -> Void)?

    /// Creates a conflict.
    ///
    /// - Parameters:
    ///   - srcObject: The object of the context.
    ///   - newvers: The version that the store has.
    ///   - oldvers: The version that the context loaded.
    ///   - cachesnap: The values that the coordinator has.
    ///   - persnap: The values that the store has.
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

/// An object with the same values for a uniqueness constraint as another object.
open class NSConstraintConflict: NSObject {
    /// The names of the constraint's attributes.
    public let constraint: [String]
    /// The values of the attributes.
    public let constraintValues: [String: Any]
    /// The object that exists already.
    public let databaseObject: NSManagedObject?
    /// The values of the object that exists already.
    public let databaseSnapshot: [String: Any]?
    /// The objects that can't be saved.
    public let conflictingObjects: [NSManagedObject]
    /// The values that the store has of the objects that can't be saved; empty for new objects.
    public let conflictingSnapshots: [[AnyHashable: Any]]
    /// A closure that resolves the conflict in the way of a policy's type.
    var resolution: ((NSMergePolicyType) throws -> Void)?

    /// Creates a conflict.
    ///
    /// - Parameters:
    ///   - contraint: The names of the constraint's attributes.
    ///   - databaseObject: The object that exists already.
    ///   - databaseSnapshot: The values of the object that exists already.
    ///   - conflictingObjects: The objects that can't be saved.
    ///   - conflictingSnapshots: The values that the store has of the objects that can't be saved.
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
