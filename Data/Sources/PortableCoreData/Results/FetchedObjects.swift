import ObjectStore

/// The objects of a fetch, in order.
///
/// A fetch in batches creates the objects of a batch when one of them is used. Swift's arrays have an element for each object,
/// which is why a fetch whose result is an array creates all of them.
package final class FetchedObjects: RandomAccessCollection {
    private enum Storage {
        case all([NSManagedObject])
        case batches(Batches)
    }

    /// Objects that are created in batches.
    private struct Batches {
        let rows: StoredRows
        let entity: NSEntityDescription
        let size: Int
        let source: StoreSource
        let context: NSManagedObjectContext
    }

    private var storage: Storage
    /// The batches that were created, by their positions.
    private var created: [Int: [NSManagedObject]] = [:]

    /// Creates a collection of objects.
    package init(_ objects: [NSManagedObject]) {
        storage = .all(objects)
    }

    fileprivate init(
        _ rows: StoredRows, of entity: NSEntityDescription, size: Int, _ source: StoreSource,
        _ context: NSManagedObjectContext
    ) {
        storage = .batches(Batches(rows: rows, entity: entity, size: size, source: source, context: context))
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .all(let objects): objects.count
        case .batches(let batches): batches.rows.count
        }
    }

    package subscript(position: Int) -> NSManagedObject {
        guard case .batches(let batches) = storage else { return array[position] }
        precondition(indices.contains(position), "Index out of range")
        let number = position / batches.size
        if let batch = created[number] { return batch[position % batches.size] }
        let start = number * batches.size
        let ids = identifiers(in: start..<Swift.min(start + batches.size, count))
        let objects = batches.context.objects(with: ids)
        FaultBatch.connect(objects, size: batches.size)
        created[number] = objects
        return objects[position - start]
    }

    /// All objects, which are created by this call.
    package var array: [NSManagedObject] {
        switch storage {
        case .all(let objects): return objects
        case .batches(let batches):
            let objects = batches.context.objects(with: identifiers)
            FaultBatch.connect(objects, size: batches.size)
            storage = .all(objects)
            created = [:]
            return objects
        }
    }

    /// The identifiers of all objects. Reading them doesn't create objects.
    package var identifiers: [NSManagedObjectID] { identifiers(in: 0..<count) }

    private func identifiers(in range: Range<Int>) -> [NSManagedObjectID] {
        switch storage {
        case .all(let objects): return objects[range].map(\.objectID)
        case .batches(let batches):
            do {
                let rows = try batches.rows.rows(range)
                return batches.source.coordinator.identifiers(
                    of: batches.entity, rows: rows, in: batches.source.store)
            } catch {
                fatalError("The results of a fetch can't be read: \(error)")
            }
        }
    }
}

extension NSManagedObjectContext {
    /// Returns the objects that a request selects. A fetch in batches creates them when they're used.
    package func results<Result>(of request: NSFetchRequest<Result>) throws -> FetchedObjects {
        let plan = try FetchPlan(request, in: self)
        if plan.batchSize > 0, let source = source as? StoreSource, !hasChanges(for: plan),
            let rows = try source.storedRows(plan, first: plan.batchSize * 4)
        {
            return FetchedObjects(rows, of: entity(of: plan.entity), size: plan.batchSize, source, self)
        }
        return FetchedObjects(try objects(plan, refreshes: request.shouldRefreshRefetchedObjects))
    }
}
