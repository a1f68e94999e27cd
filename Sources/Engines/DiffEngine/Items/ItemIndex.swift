/// Finds the items of a collection by their identifiers, which stay where they are, in the lists.
///
/// An entry counts while its item is where the entry says; who takes out items has nothing to do here. Copies share
/// what was there when they parted, and each has a table of its own for what has come since.
@usableFromInline struct ItemIndex<Item: Hashable>: Sendable {
    @usableFromInline final class Shared: @unchecked Sendable {
        // Changed only by an index that has it to itself.
        @exclusivity(unchecked) @usableFromInline var table = LocationTable()
        /// By section handle and slot, so that comparing collections hashes nothing again. Those of later slots may be
        /// missing.
        @exclusivity(unchecked) @usableFromInline var hashes: [[UInt32]] = []

        @inlinable init() {}
    }

    @usableFromInline let hasher = IdentifierHasher<Item>()
    @usableFromInline var shared = Shared()
    /// What came while others had the table too. Asked before it.
    @usableFromInline var changes = LocationTable()

    @inlinable init() {}

    @usableFromInline enum Entry {
        case shared(Int)
        case changed(Int)
    }

    @inlinable var entryCount: Int { shared.table.count + changes.count }

    /// The entry of an item that is in `lists`, which are those of each section's handle.
    /// - Complexity: O(1) on average while the item's list has few pieces.
    @inlinable func entry(of item: Item, _ hash: UInt32, in lists: [ItemList<Item>]) -> Entry? {
        let isMeant = { (location: ItemLocation) in
            lists[Int(location.section)].holds(item, atSlot: Int(location.slot))
        }
        if changes.count > 0, let entry = changes.entry(hash, where: isMeant) { return .changed(entry) }
        return shared.table.entry(hash, where: isMeant).map { .shared($0) }
    }

    @inlinable func location(of item: Item, in lists: [ItemList<Item>]) -> ItemLocation? {
        entry(of: item, hasher.hash(item), in: lists).map { location(of: $0) }
    }

    @inlinable func location(of entry: Entry) -> ItemLocation {
        switch entry {
        case .shared(let entry): shared.table.locations[entry]
        case .changed(let entry): changes.locations[entry]
        }
    }

    /// Notes where an item is, `entry` being the one it has so far.
    @inlinable mutating func set(_ hash: UInt32, _ entry: Entry?, to location: ItemLocation) {
        switch entry {
        case .changed(let entry): changes.setLocation(location, ofEntry: entry)
        case .shared(let entry) where isKnownUniquelyReferenced(&shared):
            shared.table.setLocation(location, ofEntry: entry)
        case nil where changes.count == 0 && isKnownUniquelyReferenced(&shared): shared.table.insert(hash, location)
        default: changes.insert(hash, location)
        }
    }

    /// Remembers the hash of an item that was put into a section, if nobody else has the table.
    @inlinable mutating func remember(_ hash: UInt32, of location: ItemLocation) {
        guard isKnownUniquelyReferenced(&shared) else { return }
        let (section, slot) = (Int(location.section), Int(location.slot))
        while shared.hashes.count <= section { shared.hashes.append([]) }
        if shared.hashes[section].count == slot { shared.hashes[section].append(hash) }
    }

    /// The hashes of a list's items in order, nil if they aren't all known.
    @inlinable func hashes(ofSection section: Int, _ list: ItemList<Item>) -> [UInt32]? {
        guard list.box == nil, section < shared.hashes.count, shared.hashes[section].count >= list.count else {
            return nil
        }
        return shared.hashes[section]
    }

    /// Whether it is time for a new index: much came since others share the table, or most entries don't count.
    @inlinable func isWorn(itemCount: Int) -> Bool {
        changes.count > 64 + shared.table.count / 4 || entryCount > 64 + 2 * itemCount
    }

    /// An index of lists that were only appended to; nil if an item is in them twice.
    /// - Complexity: O(*n*) on average. Hashes each identifier once.
    @inlinable static func make(of lists: [ItemList<Item>], itemCount: Int) -> ItemIndex? {
        let index = ItemIndex()
        let hasher = index.hasher
        var table = LocationTable()
        table.reserve(itemCount)
        index.shared.hashes.reserveCapacity(lists.count)
        for section in lists.indices {
            let items = lists[section].elements
            var hashes: [UInt32] = []
            hashes.reserveCapacity(items.count)
            for slot in items.indices {
                let item = items[slot]
                let hash = hasher.hash(item)
                hashes.append(hash)
                let isNew = table.insert(hash, ItemLocation(section: Int32(section), slot: Int32(slot))) { location in
                    location.section == section
                        ? items[Int(location.slot)] == item
                        : lists[Int(location.section)][Int(location.slot)] == item
                }
                guard isNew else { return nil }
            }
            index.shared.hashes.append(hashes)
        }
        index.shared.table = table
        return index
    }
}

extension ItemList where Item: Equatable {
    /// Whether the slot is that of `item`, and it is in the list.
    @inlinable func holds(_ item: Item, atSlot slot: Int) -> Bool {
        // Most lists were never edited.
        guard box != nil else { return slot < base.count && base[slot] == item }
        guard slot < nextSlot, self.item(atSlot: slot) == item else { return false }
        return position(ofSlot: slot) != nil
    }
}
