/// A set of objects in the order in which they were inserted.
///
/// Each change of an object searches several sets. A table of addresses is several times as fast as a dictionary.
struct ObjectSet: Sequence {
    /// The objects, with `nil` in place of removed objects.
    private var objects: [NSManagedObject?] = []
    /// The addresses of the objects, with 0 in place of removed objects.
    private var addresses: [UInt] = []
    /// The positions of the objects, from 1, at the index of their hash or the next free one. It's empty for a few objects.
    private var table: [Int32] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    init(_ objects: [NSManagedObject] = []) {
        for object in objects { insert(object) }
    }

    private static func address(_ object: NSManagedObject) -> UInt {
        UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    }

    func contains(_ object: NSManagedObject) -> Bool { count > 0 && position(of: Self.address(object)) != nil }

    private func position(of address: UInt) -> Int? {
        if table.isEmpty { return addresses.firstIndex(of: address) }
        var index = firstIndex(of: address)
        while table[index] != 0 {
            let position = Int(table[index]) - 1
            if addresses[position] == address { return position }
            index = (index + 1) & (table.count - 1)
        }
        return nil
    }

    /// Returns the index at which the search for an address begins.
    private func firstIndex(of address: UInt) -> Int {
        Int(truncatingIfNeeded: (address &* 0x9e37_79b9_7f4a_7c15) >> 32) & (table.count - 1)
    }

    mutating func insert(_ object: NSManagedObject) {
        let address = Self.address(object)
        guard position(of: address) == nil else { return }
        objects.append(object)
        addresses.append(address)
        count += 1
        if addresses.count * 2 > table.count, addresses.count > 8 {
            rebuildTable()
        } else if !table.isEmpty {
            addToTable(addresses.count - 1)
        }
    }

    private mutating func addToTable(_ position: Int) {
        var index = firstIndex(of: addresses[position])
        while table[index] != 0 { index = (index + 1) & (table.count - 1) }
        table[index] = Int32(position + 1)
    }

    private mutating func rebuildTable() {
        var size = 32
        while size < addresses.count * 4 { size *= 2 }
        table = Array(repeating: 0, count: size)
        for position in addresses.indices where addresses[position] != 0 { addToTable(position) }
    }

    mutating func remove(_ object: NSManagedObject) {
        guard count > 0, let position = position(of: Self.address(object)) else { return }
        objects[position] = nil
        addresses[position] = 0
        count -= 1
        if count == 0 || addresses.count > 32 && count * 2 < addresses.count { self = ObjectSet(array) }
    }

    struct Iterator: IteratorProtocol {
        fileprivate var slots: IndexingIterator<[NSManagedObject?]>

        mutating func next() -> NSManagedObject? {
            while let slot = slots.next() { if let slot { return slot } }
            return nil
        }
    }

    func makeIterator() -> Iterator { Iterator(slots: objects.makeIterator()) }

    var underestimatedCount: Int { count }

    /// The objects in order.
    var array: [NSManagedObject] { objects.compactMap { $0 } }

    var set: Set<NSManagedObject> {
        var set = Set<NSManagedObject>(minimumCapacity: count)
        for object in self { set.insert(object) }
        return set
    }
}

/// The objects of a context that differ from the objects of its parent.
struct ContextChanges {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
    var count: Int { inserted.count + updated.count + deleted.count }

    var all: [NSManagedObject] { inserted.array + updated.array + deleted.array }
}

/// The identifiers of the objects that a save changed.
struct SavedChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
