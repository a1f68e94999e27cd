/// Items in order, and their hashes.
@usableFromInline protocol HashedItems<Item> {
    associatedtype Item

    var count: Int { get }
    func forEach(_ body: (Item) -> Void)
    func forEachHash(_ body: (UInt32) -> Void)
}

/// The items of a collection at some positions, of which those in one section stand side by side.
@usableFromInline struct PlacedItems<Section: Hashable, Item: Hashable>: HashedItems {
    @usableFromInline let collection: SectionedCollection<Section, Item>
    @usableFromInline let positions: [ItemPosition]

    @inlinable init(collection: SectionedCollection<Section, Item>, positions: [ItemPosition]) {
        self.collection = collection
        self.positions = positions
    }

    @inlinable var count: Int { positions.count }

    @inlinable func forEach(_ body: (Item) -> Void) {
        forEachSection { section, positions in
            collection.lists[section].withRuns { items in
                for position in positions { body(items[Int(position.itemNumber)]) }
            }
        }
    }

    @inlinable func forEachHash(_ body: (UInt32) -> Void) {
        let hasher = IdentifierHasher<Item>()
        let index = collection.box.knownIndex?.value
        forEachSection { section, positions in
            let list = collection.lists[section]
            if let hashes = index?.hashes(ofSection: section, list) {
                for position in positions { body(hashes[Int(position.itemNumber)]) }
            } else {
                list.withRuns { items in
                    for position in positions { body(hasher.hash(items[Int(position.itemNumber)])) }
                }
            }
        }
    }

    /// Names the handle of each section, with the positions in it.
    @inlinable func forEachSection(_ body: (_ section: Int, ArraySlice<ItemPosition>) -> Void) {
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
