import LayoutGeometry

/// The items of a collection at some positions. Positions in one section are consecutive in the array.
@usableFromInline struct PositionedItems<Section: Hashable, Item: Hashable> {
    @usableFromInline let collection: SectionedCollection<Section, Item>
    @usableFromInline let positions: [ItemPosition]

    @inlinable init(collection: SectionedCollection<Section, Item>, positions: [ItemPosition]) {
        self.collection = collection
        self.positions = positions
    }

    /// The hashes in order. Hashes that the collection's index has stored aren't computed again.
    @inlinable var hashes: ArraySlice<UInt32> {
        let hasher = IdentifierHasher<Item>()
        let index = collection.box.knownIndex?.value
        if let run = singleRun, let hashes = index?.hashes(ofSection: run.section, collection.lists[run.section]) {
            return hashes[run.range]
        }
        let hashes = [UInt32](unsafeUninitializedCapacity: positions.count) { hashes, count in
            forEachRun { section, positions in
                let list = collection.lists[section]
                if let known = index?.hashes(ofSection: section, list) {
                    for position in positions {
                        hashes.initializeElement(at: count, to: known[Int(position.itemNumber)])
                        count += 1
                    }
                } else {
                    list.withRuns { items in
                        for position in positions {
                            hashes.initializeElement(at: count, to: hasher.hash(items[Int(position.itemNumber)]))
                            count += 1
                        }
                    }
                }
            }
        }
        return hashes[...]
    }

    /// Calls `body` with the items in order: in place if they are contiguous in memory, otherwise with a copy.
    @inlinable func withItems<Result>(_ body: (UnsafeBufferPointer<Item>) -> Result) -> Result {
        if let run = singleRun, collection.lists[run.section].isWhole {
            return collection.lists[run.section].base.withUnsafeBufferPointer {
                body(UnsafeBufferPointer(rebasing: $0[run.range]))
            }
        }
        let items = [Item](unsafeUninitializedCapacity: positions.count) { result, count in
            forEachRun { section, positions in
                collection.lists[section].withRuns { items in
                    for position in positions {
                        result.initializeElement(at: count, to: items[Int(position.itemNumber)])
                        count += 1
                    }
                }
            }
        }
        return items.withUnsafeBufferPointer(body)
    }

    /// The handle of the section that contains all positions, and their range, if they are consecutive.
    @inlinable var singleRun: (section: Int, range: Range<Int>)? {
        guard positions.areNeighbors, let first = positions.first else { return nil }
        return (collection.handle(ofSectionAt: first.section), first.item..<first.item + positions.count)
    }

    /// Calls `body` with the handle of each section and the positions in it.
    @inlinable func forEachRun(_ body: (_ section: Int, ArraySlice<ItemPosition>) -> Void) {
        var start = 0
        while start < positions.count {
            let section = positions[start].sectionNumber
            var end = start + 1
            while end < positions.count, positions[end].sectionNumber == section { end += 1 }
            body(collection.handle(ofSectionAt: Int(section)), positions[start..<end])
            start = end
        }
    }
}
