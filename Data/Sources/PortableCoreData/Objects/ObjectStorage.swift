import Foundation

/// A part of a managed object that faults don't have.
class ObjectStorage {
    private let hasValues: Bool

    /// Creates storage for a fault.
    init() { hasValues = false }

    private init(hasValues: Bool) {
        self.hasValues = hasValues
    }

    /// The values of the object, or `nil` for a fault.
    final var values: Values? { hasValues ? unsafeDowncast(self, to: Values.self) : nil }

    /// The values of an object.
    final class Values: ObjectStorage {
        let state = UnsafeMutablePointer<ManagedObjectState>.allocate(capacity: 1)
        /// The values of faults, which nothing changes.
        nonisolated(unsafe) static let none = {
            let state = UnsafeMutablePointer<ManagedObjectState>.allocate(capacity: 1)
            state.initialize(to: ManagedObjectState())
            return state
        }()

        override init() {
            state.initialize(to: ManagedObjectState())
            super.init(hasValues: true)
        }

        deinit {
            state.deinitialize(count: 1)
            state.deallocate()
        }
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
