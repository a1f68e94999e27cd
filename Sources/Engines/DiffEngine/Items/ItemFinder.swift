/// Finds items in place for the duration of a closure. It retains nothing, so that the processor can continue with the
/// next item while it waits for the memory of one.
@usableFromInline struct ItemFinder<Item: Hashable> {
    @usableFromInline let hasher: IdentifierHasher<Item>
    @usableFromInline let table: Unmanaged<LocationTable>
    /// Searched before the table.
    @usableFromInline let changes: Unmanaged<LocationTable>?
    /// The lists by section handle.
    @usableFromInline let lists: UnsafeBufferPointer<ItemList<Item>>

    @inlinable init(_ index: ItemIndex<Item>, in lists: UnsafeBufferPointer<ItemList<Item>>) {
        hasher = index.hasher
        table = Unmanaged.passUnretained(index.shared.table)
        changes = index.changes.map { Unmanaged.passUnretained($0) }
        self.lists = lists
    }

    /// Returns the location of an item, or `nil` if it isn't in the lists.
    /// - Complexity: O(1) on average while the item's list has few pieces.
    @inlinable func location(of item: Item, _ hash: UInt32) -> ItemLocation? {
        if let changes {
            let found = changes._withUnsafeGuaranteedRef { changes in
                changes.entry(hash) { holds(item, at: $0) }.map { changes.location(of: $0) }
            }
            if let found { return found }
        }
        return table._withUnsafeGuaranteedRef { table in
            table.entry(hash) { holds(item, at: $0) }.map { table.location(of: $0) }
        }
    }

    @inlinable func location(of item: Item) -> ItemLocation? { location(of: item, hasher.hash(item)) }

    /// Returns the entry of an item, or `nil` if it isn't in the lists.
    @inlinable func entry(of item: Item, _ hash: UInt32) -> ItemIndex<Item>.Entry? {
        if let changes,
            let entry = changes._withUnsafeGuaranteedRef({ $0.entry(hash) { holds(item, at: $0) } })
        {
            return .changed(entry)
        }
        return table._withUnsafeGuaranteedRef { $0.entry(hash) { holds(item, at: $0) } }.map { .shared($0) }
    }

    /// Returns whether an item is at the location.
    @inlinable func holds(_ item: Item, at location: ItemLocation) -> Bool {
        guard let start = lists.baseAddress else { return false }
        let list = start + Int(location.section)
        let slot = Int(location.slot)
        // Most lists have no edits.
        guard list.pointee.box != nil else {
            return slot < list.pointee.base.count && hasher.areEqual(list.pointee.base[slot], item)
        }
        return list.pointee.holds(item, atSlot: slot)
    }
}

extension ItemList where Item: Equatable {
    /// Returns whether the slot is that of `item`, and the item is in the list, which has edits.
    @inlinable func holds(_ item: Item, atSlot slot: Int) -> Bool {
        slot < nextSlot && self.item(atSlot: slot) == item && position(ofSlot: slot) != nil
    }
}
