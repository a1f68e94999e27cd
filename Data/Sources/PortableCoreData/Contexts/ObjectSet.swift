/// A set of objects in the order in which they were inserted.
struct ObjectSet: Sequence {
    private var positions: [ObjectIdentifier: Int] = [:]
    private var slots: [NSManagedObject?] = []

    var isEmpty: Bool { positions.isEmpty }
    var count: Int { positions.count }

    func contains(_ object: NSManagedObject) -> Bool { positions[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) {
        let id = ObjectIdentifier(object)
        guard positions[id] == nil else { return }
        positions[id] = slots.count
        slots.append(object)
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let position = positions.removeValue(forKey: ObjectIdentifier(object)) else { return }
        slots[position] = nil
        if slots.count > 32, positions.count * 2 < slots.count { self = ObjectSet(Array(self)) }
    }

    init(_ objects: [NSManagedObject] = []) {
        for object in objects { insert(object) }
    }

    struct Iterator: IteratorProtocol {
        fileprivate var slots: IndexingIterator<[NSManagedObject?]>

        mutating func next() -> NSManagedObject? {
            while let slot = slots.next() { if let slot { return slot } }
            return nil
        }
    }

    func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }

    var underestimatedCount: Int { count }

    var set: Set<NSManagedObject> { Set(self) }
}

/// The objects of a context that differ from what its parent has.
struct ContextChanges {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
    var count: Int { inserted.count + updated.count + deleted.count }

    var all: [NSManagedObject] { Array(inserted) + Array(updated) + Array(deleted) }
}

/// The identifiers of the objects that a save changed.
struct SavedChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
