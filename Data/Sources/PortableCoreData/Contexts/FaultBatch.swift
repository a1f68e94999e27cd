/// Consecutive results of a fetch, whose values are loaded together when one of them is used.
final class FaultBatch: ObjectStorage {
    private let identifiers: [NSManagedObjectID]
    /// A Boolean value that indicates whether the values were loaded. Objects that become faults again are loaded one
    /// by one.
    private var isLoaded = false

    private init(_ identifiers: [NSManagedObjectID]) { self.identifiers = identifiers }

    /// Connects the faults among the results of a fetch in batches of a size.
    static func connect(_ objects: [NSManagedObject], size: Int) {
        for start in stride(from: 0, to: objects.count, by: size) {
            let faults = objects[start..<min(start + size, objects.count)].filter(\.isFault)
            if faults.count < 2 { continue }
            let batch = FaultBatch(faults.map(\.objectID))
            for fault in faults { fault.batch = batch }
        }
    }

    /// Returns the objects of the batch that are still faults.
    func faults(in context: NSManagedObjectContext) -> [NSManagedObject] {
        if isLoaded { return [] }
        isLoaded = true
        return identifiers.compactMap { context.registeredObject(for: $0) }.filter(\.isFault)
    }
}
