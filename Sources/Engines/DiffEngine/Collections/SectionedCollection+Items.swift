extension SectionedCollection {
    /// Appends items to `section`, or to the last section if that is nil; items that are here already are moved.
    /// - Complexity: O(*k* + log *s*) on average for *k* items, and the sections that existing items leave.
    @inlinable package mutating func appendItems(_ items: [Item], to section: Section?) throws(EditError) {
        let destination: Handle
        if let section {
            guard let handle = sectionHandle(of: section) else { throw .unknownDestination }
            destination = handle
        } else {
            guard let handle = handles.sections.elements.last else { throw .noSections }
            destination = handle
        }
        let (new, existing) = try admit(items)
        if !existing.isEmpty { handles.removeItems(existing) }
        handles.insertItems(new, inSection: destination, at: nil)
    }

    /// Inserts items next to `destination`; items that are here already are moved.
    /// - Complexity: O(*k* + the items of the sections concerned) on average.
    @inlinable package mutating func insertItems(
        _ items: [Item], _ side: Side, _ destination: Item
    ) throws(EditError) {
        let (new, existing) = try admit(items)
        guard !items.contains(destination) else { throw .destinationIsSource }
        guard let neighbour = itemHandle(of: destination) else { throw .unknownDestination }
        if !existing.isEmpty { handles.removeItems(existing) }
        let position = handles.position(ofItem: neighbour).item
        handles.insertItems(
            new, inSection: handles.section(ofItem: neighbour), at: side == .before ? position : position + 1)
    }

    /// Removes those of the items that are here.
    /// - Complexity: O(*k* + the items of the sections concerned) on average.
    @inlinable package mutating func removeItems(_ items: [Item]) {
        var found: [Handle] = []
        var seen: Set<Handle> = []
        for item in items {
            if let handle = itemHandle(of: item), seen.insert(handle).inserted { found.append(handle) }
        }
        guard !found.isEmpty else { return }
        handles.removeItems(found)
        compactIfWasteful()
    }

    /// Moves an item next to `destination`, into another section if need be.
    /// - Complexity: O(the items of the sections concerned) on average.
    @inlinable package mutating func moveItem(
        _ item: Item, _ side: Side, _ destination: Item
    ) throws(EditError) {
        guard item != destination else { throw .destinationIsSource }
        guard let handle = itemHandle(of: item) else { throw .unknownSource }
        guard let neighbour = itemHandle(of: destination) else { throw .unknownDestination }
        handles.removeItems([handle])
        let position = handles.position(ofItem: neighbour).item
        handles.insertItems(
            [handle], inSection: handles.section(ofItem: neighbour), at: side == .before ? position : position + 1)
    }

    /// Moves an item that is here so that it is at `destination` afterwards, or last in that section if it has fewer.
    /// - Complexity: O(the items of the sections concerned) on average.
    @inlinable package mutating func moveItem(_ item: Item, to destination: ItemPosition) {
        guard let handle = itemHandle(of: item) else { return }
        handles.removeItems([handle])
        let section = handles.sections.elements[destination.section]
        let end = handles.items(inSection: section).count
        handles.insertItems([handle], inSection: section, at: min(destination.item, end))
    }

    /// Replaces the items of the section at `position`; items of other sections among them are taken over.
    /// - Complexity: O(*k* + the items of the sections concerned) on average.
    @inlinable package mutating func replaceItems(atSection position: Int, with items: [Item]) throws(EditError) {
        let section = handles.sections.elements[position]
        let (new, existing) = try admit(items)
        var leaving = handles.items(inSection: section).elements
        leaving.append(contentsOf: existing.filter { handles.section(ofItem: $0) != section })
        if !leaving.isEmpty { handles.removeItems(leaving) }
        handles.insertItems(new, inSection: section, at: nil)
        compactIfWasteful()
    }

    /// The handles of `items`, new ones included, and those of them that are in the collection.
    @inlinable package mutating func admit(
        _ items: [Item]
    ) throws(EditError) -> (all: [Handle], existing: [Handle]) {
        let known = Handle(itemTable.count)
        var all: [Handle] = []
        all.reserveCapacity(items.count)
        var existing: [Handle] = []
        // A new identifier gets the next handle, so only those known before need a set to find repeats.
        var seen: Set<Handle> = []
        var repeated: [Int] = []
        // By index: callers of other modules are not specialised, and an enumeration costs them as much as the table.
        for index in items.indices {
            let item = items[index]
            let countBefore = itemTable.count
            let handle = itemTable.insert(item)
            if itemTable.count == countBefore {
                if handle >= known || !seen.insert(handle).inserted { repeated.append(index) }
                if handles.containsItem(handle) { existing.append(handle) }
            }
            all.append(handle)
        }
        guard repeated.isEmpty else { throw .duplicates(at: repeated) }
        handles.reserveItems(itemTable.count)
        return (all, existing)
    }

    /// Makes new tables once more identifiers are out of use than in use.
    /// - Complexity: O(the number of items and sections), amortised over as many removals.
    @inlinable package mutating func compactIfWasteful() {
        if itemTable.count > 2 * itemCount + Self.toleratedWaste {
            itemTable = itemTable.compacted(keeping: handles.compactItems())
        }
        if sectionTable.count > 2 * sectionCount + Self.toleratedWaste {
            sectionTable = sectionTable.compacted(keeping: handles.compactSections())
        }
    }
}
