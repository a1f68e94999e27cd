/// Finds the items of a collection by their identifiers, which are stored only in the lists.
///
/// An entry is valid while its item is at the entry's location; removing items needs no change here. Copies share the
/// entries from before the copy, and each has a separate table for later entries.
@usableFromInline struct ItemIndex<Item: Hashable>: Sendable {
    @usableFromInline final class Shared: @unchecked Sendable {
        @usableFromInline let table: LocationTable
        /// The hashes by section handle and slot, so that comparing collections doesn't hash again. Hashes of later
        /// slots may be missing. Only modified by an index that uniquely references it.
        @exclusivity(unchecked) @usableFromInline var hashes: [[UInt32]] = []

        @inlinable init(_ table: LocationTable) { self.table = table }
    }

    @usableFromInline let hasher = IdentifierHasher<Item>()
    @usableFromInline var shared: Shared
    /// The entries added while the table was shared. Searched before the shared table.
    @usableFromInline var changes: LocationTable?

    @inlinable init(capacity: Int) { shared = Shared(LocationTable(capacity: capacity)) }

    @usableFromInline enum Entry {
        case shared(Int)
        case changed(Int)
    }

    @inlinable var changeCount: Int { changes?.count ?? 0 }

    @inlinable func location(of entry: Entry) -> ItemLocation {
        switch entry {
        case .shared(let entry): shared.table.location(of: entry)
        // Only a table of changes has such entries.
        case .changed(let entry): changes?.location(of: entry) ?? ItemLocation(section: 0, slot: 0)
        }
    }

    /// Stores the location of an item. `entry` is its current entry.
    @inlinable mutating func set(_ hash: UInt32, _ entry: Entry?, to location: ItemLocation) {
        switch entry {
        case .changed(let entry): withChanges { $0.setLocation(location, ofEntry: entry) }
        case .shared(let entry) where isKnownUniquelyReferenced(&shared):
            shared.table.setLocation(location, ofEntry: entry)
        case nil where changes == nil && isKnownUniquelyReferenced(&shared): shared.table.insert(hash, location)
        default: withChanges { $0.insert(hash, location) }
        }
    }

    @inlinable mutating func withChanges(_ body: (LocationTable) -> Void) {
        var own = changes.take() ?? LocationTable(capacity: 0)
        if !isKnownUniquelyReferenced(&own) { own = LocationTable(copying: own) }
        body(own)
        changes = own
    }

    /// Stores the hash of an inserted item, unless the table is shared.
    @inlinable mutating func store(_ hash: UInt32, of location: ItemLocation) {
        guard isKnownUniquelyReferenced(&shared) else { return }
        let (section, slot) = (Int(location.section), Int(location.slot))
        while shared.hashes.count <= section { shared.hashes.append([]) }
        if shared.hashes[section].count == slot { shared.hashes[section].append(hash) }
    }

    /// Returns the hashes of a list's items in order, or `nil` if they aren't all known.
    @inlinable func hashes(ofSection section: Int, _ list: ItemList<Item>) -> [UInt32]? {
        guard list.box == nil, section < shared.hashes.count, shared.hashes[section].count >= list.count else {
            return nil
        }
        return shared.hashes[section]
    }

    /// Returns whether a new index is necessary: because there are many entries since the table was shared, or because
    /// most entries are invalid.
    @inlinable func needsRebuild(itemCount: Int) -> Bool {
        changeCount > 64 + shared.table.count / 4 || shared.table.count + changeCount > 64 + 2 * itemCount
    }

    /// Creates an index of lists without edits other than appends. Returns `nil` if an item is repeated.
    /// - Complexity: O(*n*) on average. Hashes each identifier once.
    @inlinable static func make(of lists: [ItemList<Item>], itemCount: Int) -> ItemIndex? {
        let index = ItemIndex(capacity: itemCount)
        let hasher = index.hasher
        let table = index.shared.table
        table.starts.reserveCapacity(lists.count)
        index.shared.hashes.reserveCapacity(lists.count)
        for section in lists.indices {
            let first = table.count
            table.starts.append(Int32(first))
            let areDistinct = lists[section].elements.withUnsafeBufferPointer { items in
                var isNew = true
                let hashes = [UInt32](unsafeUninitializedCapacity: items.count) { hashes, initialized in
                    for slot in items.indices {
                        let item = items[slot]
                        let hash = hasher.hash(item)
                        hashes.initializeElement(at: slot, to: hash)
                        isNew = table.insertNext(hash) { entry in
                            if entry >= first { return hasher.areEqual(items[entry - first], item) }
                            let location = table.location(of: entry)
                            return lists[Int(location.section)][Int(location.slot)] == item
                        }
                        initialized += 1
                        if !isNew { break }
                    }
                }
                index.shared.hashes.append(hashes)
                return isNew
            }
            guard areDistinct else { return nil }
        }
        return index
    }
}
