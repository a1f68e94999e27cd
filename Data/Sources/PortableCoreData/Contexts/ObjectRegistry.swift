import Foundation
import Synchronization

/// The objects of a context by their identifiers. The registry doesn't retain them.
final class ObjectRegistry: @unchecked Sendable {
    /// The context of the objects.
    weak var context: NSManagedObjectContext?
    /// Objects can be released on any thread, even while the context's thread searches for them.
    private let objects = Mutex(UnretainedTable<NSManagedObject>())

    /// The object with an identifier, unless it's being deallocated.
    subscript(id: NSManagedObjectID) -> NSManagedObject? {
        let (first, second) = id.numbers
        return objects.withLock { $0.object(first, second) }
    }

    /// All objects, in no particular order.
    var all: [NSManagedObject] { objects.withLock { $0.all } }

    /// Adds an object, and replaces an object with the same identifier.
    func insert(_ object: NSManagedObject) {
        let (first, second) = object.objectID.numbers
        objects.withLock { $0.insert(object, first, second) }
    }

    /// Removes an object, unless another object has its identifier now.
    func remove(_ object: NSManagedObject) {
        let (first, second) = object.objectID.numbers
        objects.withLock { $0.remove(object, first, second) }
    }

    /// Returns the objects with identifiers.
    func objects(_ ids: [NSManagedObjectID]) -> [NSManagedObject?] {
        let result = objects.withLock { table in
            if table.isEmpty { return Unchecked([NSManagedObject?](repeating: nil, count: ids.count)) }
            return Unchecked(
                ids.map { id in
                    let (first, second) = id.numbers
                    return table.object(first, second)
                })
        }
        return result.value
    }

    /// Adds new objects, and returns them, or the objects that have their identifiers already.
    func insert(_ new: [NSManagedObject]) -> [NSManagedObject] {
        let result = objects.withLock { table in
            table.reserve(new.count)
            return Unchecked(
                new.map { object in
                    let (first, second) = object.objectID.numbers
                    if let known = table.insertIfMissing(object, first, second) { return known }
                    object.connect(to: self)
                    return object
                })
        }
        return result.value
    }
}
