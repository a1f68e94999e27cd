import Foundation

/// A part of a managed object that faults don't have.
class ObjectStorage {
    /// The values of the object, or `nil` for a fault.
    var values: Values? { nil }

    /// The values of an object.
    final class Values: ObjectStorage {
        var state = ManagedObjectState()

        override var values: Values? { self }
    }
}

/// A context that classes pass to `init(entity:insertInto:)` of `NSManagedObject`, which makes the object a fault.
///
/// Classes can override the initializer, so that faults are created with it, too, without default values.
final class FaultContext: NSManagedObjectContext, @unchecked Sendable {
    /// The identifier of the object that is being created.
    var identifier: NSManagedObjectID?

    init() { super.init(concurrencyType: .confinementConcurrencyType) }
}
