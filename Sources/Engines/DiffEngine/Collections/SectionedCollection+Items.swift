import LayoutGeometry

extension SectionedCollection {
    /// Appends items to `section`, or to the last section if `section` is `nil`. Items that are already in the
    /// collection move there.
    ///
    /// Repeated items are an error, which `settle()` reports if there's no index yet.
    ///
    /// - Complexity: O(log *s*) before the collection is queried; otherwise O(*k* + log *s*) on average for *k* items,
    ///   plus the cost of moving existing items.
    @inlinable public mutating func appendItems(_ items: [Item], to section: Section?) throws(EditError) {
        defer { checkInvariants() }
        let destination: Handle
        if let section {
            guard let handle = sectionHandle(of: section) else { throw .unknownDestination }
            destination = handle
        } else {
            guard let handle = order.elements.last else { throw .noSections }
            destination = handle
        }
        guard !items.isEmpty else { return }
        if box.knownIndex != nil, isSettled { return try appendSettledItems(items, to: destination) }
        if isSettled { appends = [] }
        lists[Int(destination)].append(items)
        changeCount(by: items.count, inSection: destination)
        appends.append(Append(section: destination, count: items.count))
        if !isKnownUniquelyReferenced(&box) || !box.isFresh { box = IndexBox() }
    }

    /// Inserts items next to `destination`. Items that are already in the collection move there.
    /// - Complexity: O(*k*) on average for *k* items while the section has few pieces. In the worst case, O(*n*) in the
    ///   number of items in the section.
    @inlinable public mutating func insertItems(
        _ items: [Item], _ side: Side, _ destination: Item
    ) throws(EditError) {
        defer { checkInvariants() }
        guard let neighbor = location(of: destination) else {
            throw items.contains(destination) ? .destinationIsSource : .unknownDestination
        }
        guard !items.contains(destination) else { throw .destinationIsSource }
        try put(items, inSection: neighbor.section) { list in
            guard let position = list.position(ofSlot: Int(neighbor.slot)) else { return }
            list.insert(items, at: side == .before ? position : position + 1)
        }
    }

    /// Removes the given items. Ignores items that aren't in the collection.
    /// - Complexity: O(*k*) on average for *k* items while their sections have few pieces. In the worst case, O(*n*) in
    ///   the number of items in these sections.
    @inlinable public mutating func removeItems(_ items: [Item]) {
        defer { checkInvariants() }
        var leaving: [ItemLocation] = []
        leaving.reserveCapacity(items.count)
        withFinder { finder in
            for item in items {
                if let location = finder.location(of: item) { leaving.append(location) }
            }
        }
        guard !leaving.isEmpty else { return }
        appends = []
        remove(leaving)
        didRemove()
        compactIfWasteful()
    }

    /// Moves an item next to `destination`, possibly into another section.
    /// - Complexity: The same as `insertItems`.
    @inlinable public mutating func moveItem(
        _ item: Item, _ side: Side, _ destination: Item
    ) throws(EditError) {
        guard item != destination else { throw .destinationIsSource }
        guard containsItem(item) else { throw .unknownSource }
        guard containsItem(destination) else { throw .unknownDestination }
        try insertItems([item], side, destination)
    }

    /// Moves an existing item to `destination`, its position after the move, or to the end of that section if it's
    /// shorter.
    /// - Complexity: The same as `insertItems`.
    @inlinable public mutating func moveItem(_ item: Item, to destination: ItemPosition) {
        defer { checkInvariants() }
        guard containsItem(item) else { return }
        removeItems([item])
        let section = order.elements[destination.section]
        do {
            try put([item], inSection: section) { $0.insert([item], at: min(destination.item, $0.count)) }
        } catch {
            preconditionFailure("An item can't be listed twice: \(error)")
        }
    }

    /// Replaces the items of the section at `position`. Items that are in other sections move to this one.
    /// - Complexity: O(*k*) on average, plus the cost of moving items from other sections.
    @inlinable public mutating func replaceItems(atSection position: Int, with items: [Item]) throws(EditError) {
        defer { checkInvariants() }
        let section = order.elements[position]
        try put(items, inSection: section) { $0.append(items) }
        // The remaining items were appended with the others.
        let leaving = lists[Int(section)].count - items.count
        lists[Int(section)].removeFirst(leaving)
        changeCount(by: -leaving, inSection: section)
        didRemove()
        compactIfWasteful()
    }

    /// Appends items to a section of a settled collection.
    @inlinable mutating func appendSettledItems(_ items: [Item], to section: Handle) throws(EditError) {
        try put(items, inSection: section) { $0.append(items) }
    }

    /// Inserts items into a section's list with `edit`, which gives them the next slots, and removes them from their
    /// previous positions. If an item is repeated, nothing changes.
    @inlinable mutating func put(
        _ items: [Item], inSection section: Handle, _ edit: (inout ItemList<Item>) -> Void
    ) throws(EditError) {
        guard !items.isEmpty else { return }
        var index = borrowIndex()
        let countBefore = lists[Int(section)].count
        let first = lists[Int(section)].nextSlot
        var leaving: [ItemLocation] = []
        var moved: [(hash: UInt32, entry: ItemIndex<Item>.Entry)] = []
        var repeated: [Int] = []
        edit(&lists[Int(section)])
        for position in items.indices {
            let hash = index.hasher.hash(items[position])
            let entry = lists.withUnsafeBufferPointer { ItemFinder(index, in: $0).entry(of: items[position], hash) }
            if let entry {
                let location = index.location(of: entry)
                if location.section == section, Int(location.slot) >= first {
                    repeated.append(position)
                    continue
                }
                leaving.append(location)
                moved.append((hash, entry))
            }
            let destination = ItemLocation(section: section, slot: Int32(first + position))
            index.set(hash, entry, to: destination)
            index.store(hash, of: destination)
        }
        guard repeated.isEmpty else {
            for (place, location) in zip(moved, leaving) { index.set(place.hash, place.entry, to: location) }
            lists[Int(section)].remove(slots: (first..<first + items.count).map { Int32($0) })
            returnIndex(index)
            throw .duplicates(at: repeated)
        }
        changeCount(by: lists[Int(section)].count - countBefore, inSection: section)
        remove(leaving)
        // A moved item gets a new slot but no new entry, so it doesn't wear out the index.
        guard lists[Int(section)].nextSlot <= 2 * itemCount + Self.toleratedWaste else { return invalidateIndex() }
        returnIndex(index)
    }

    /// Removes the items at the given locations. Ignores locations of removed items.
    @inlinable mutating func remove(_ locations: [ItemLocation]) {
        guard let section = locations.first?.section else { return }
        if locations.allSatisfy({ $0.section == section }) {
            remove(slots: locations.map { $0.slot }, inSection: section)
        } else {
            let sorted = locations.sorted { ($0.section, $0.slot) < ($1.section, $1.slot) }
            var start = 0
            while start < sorted.count {
                let section = sorted[start].section
                let end = sorted[start...].firstIndex { $0.section != section } ?? sorted.count
                remove(slots: sorted[start..<end].map { $0.slot }, inSection: section)
                start = end
            }
        }
    }

    @inlinable mutating func remove(slots: [Int32], inSection section: Handle) {
        let countBefore = lists[Int(section)].count
        lists[Int(section)].remove(slots: slots)
        changeCount(by: lists[Int(section)].count - countBefore, inSection: section)
    }

    /// Creates new tables if more identifiers are unused than used.
    /// - Complexity: O(*n*) in the number of items and sections, amortized over as many removals.
    @inlinable mutating func compactIfWasteful() {
        let kept = lists.reduce(0) { $0 + $1.nextSlot }
        if kept > 2 * itemCount + Self.toleratedWaste { invalidateIndex() }
        guard sectionTable.count > 2 * sectionCount + Self.toleratedWaste else { return }
        invalidateIndex()
        let handles = order.elements
        sectionTable = sectionTable.compacted(keeping: handles)
        lists = handles.map { lists[Int($0)] }
        notes = Array(repeating: 0, count: handles.count)
        order = OrderedHandles()
        order.append(contentsOf: 0..<Handle(handles.count), notes: &notes)
    }
}
