import LayoutGeometry

/// Sections in order, each with items in order. Every section and every item has a unique identifier.
///
/// Section identifiers are unique among sections, and item identifiers among items. Copies share all storage until they
/// are edited, and an edit copies only the changed parts, so that `difference(from:)` detects the unchanged ones.
/// Arrays of items are stored without copying.
///
/// Appended items aren't examined before it's necessary: `settle()` then checks for repeated items. All queries except
/// those about sections require a settled collection.
///
/// Identifiers of removed items may be kept until they are as many as the existing ones.
public struct SectionedCollection<Section: Hashable, Item: Hashable> {
    @usableFromInline struct Append: Sendable {
        @usableFromInline var section: Handle
        @usableFromInline var count: Int

        @inlinable init(section: Handle, count: Int) {
            self.section = section
            self.count = count
        }
    }

    @usableFromInline var sectionTable = IdentifierTable<Section>()
    @usableFromInline var order = OrderedHandles()
    /// The position hints of `OrderedHandles`, by section handle; negative for removed sections.
    @usableFromInline var notes: [Int32] = []
    /// The lists of items, by section handle; empty for removed sections.
    @usableFromInline var lists: [ItemList<Item>] = []
    /// The number of items of each section, by position.
    @usableFromInline var counts = FenwickTree()
    @usableFromInline var total = 0
    /// The appends since the collection was settled, in order. Until then, there's no index.
    @usableFromInline var appends: [Append] = []
    @usableFromInline var box = IndexBox<Item>()

    /// Creates a collection without sections.
    @inlinable public init() {}

    /// The number of unused identifiers that are kept regardless of the number of used ones.
    @inlinable public static var toleratedWaste: Int { 64 }
}

extension SectionedCollection: Sendable where Section: Sendable, Item: Sendable {}

// MARK: - Sections

extension SectionedCollection {
    /// The number of sections, including empty ones.
    @inlinable public var sectionCount: Int { order.count }

    /// The sections in order.
    /// - Complexity: O(*s*), where *s* is the number of sections.
    @inlinable public var sections: [Section] { order.elements.map { sectionTable[$0] } }

    /// Returns the section's position, or `nil` if there's no such section.
    /// - Complexity: O(1) on average.
    @inlinable public func position(ofSection section: Section) -> Int? {
        sectionHandle(of: section).map { order.position(of: $0, notes: notes) }
    }

    /// Returns whether the collection contains a section.
    @inlinable public func containsSection(_ section: Section) -> Bool { sectionHandle(of: section) != nil }

    /// Returns the section at `position`, which must be valid.
    @inlinable public func section(at position: Int) -> Section { sectionTable[order.elements[position]] }

    /// Returns the handle of a section, or `nil` if it isn't in the collection.
    @inlinable func sectionHandle(of section: Section) -> Handle? {
        guard let handle = sectionTable.handle(of: section), contains(handle) else { return nil }
        return handle
    }

    @inlinable func contains(_ section: Handle) -> Bool {
        Int(section) < notes.count && notes[Int(section)] >= 0
    }
}

// MARK: - Items

extension SectionedCollection {
    /// The number of items in all sections.
    @inlinable public var itemCount: Int { total }

    /// Returns the number of items of the section at `position`.
    @inlinable public func itemCount(atSection position: Int) -> Int { lists[handle(ofSectionAt: position)].count }

    /// The items of all sections in order, computed once for a collection and its copies.
    /// - Complexity: O(*n*) in the number of items and sections the first time, then O(1).
    @inlinable public var items: [Item] {
        if order.count == 1 { return lists[handle(ofSectionAt: 0)].elements }
        if let known = box.knownItems { return known }
        var result: [Item] = []
        result.reserveCapacity(itemCount)
        for section in order.elements { lists[Int(section)].appendElements(to: &result) }
        return box.store(result)
    }

    /// Returns the items of a section.
    /// - Complexity: O(1) for a section that was filled with one array, otherwise O(*n*) in the number of items in the
    ///   section.
    @inlinable public func items(atSection position: Int) -> [Item] { lists[handle(ofSectionAt: position)].elements }

    /// Returns the item's position, or `nil` if there's no such item.
    /// - Complexity: O(1) on average; O(*n*) for the first query of a collection and its copies.
    @inlinable public func position(ofItem item: Item) -> ItemPosition? {
        guard let location = location(of: item),
            let position = lists[Int(location.section)].position(ofSlot: Int(location.slot))
        else { return nil }
        return ItemPosition(section: order.position(of: location.section, notes: notes), item: position)
    }

    /// Returns the item's position among the items of all sections.
    /// - Complexity: O(log *s*) on average.
    @inlinable public func index(ofItem item: Item) -> Int? {
        position(ofItem: item).map { counts.sum(before: $0.section) + $0.item }
    }

    /// Returns whether the collection contains an item.
    @inlinable public func containsItem(_ item: Item) -> Bool { location(of: item) != nil }

    /// Calls `body` for each item with its hash, up to the first item that isn't in the collection. Returns that item.
    /// - Complexity: O(*k*) on average for *k* items. Hashes each once.
    @inlinable public func firstMissing(of items: [Item], orEach body: (Item, UInt32) -> Void) -> Item? {
        withFinder { finder in
            for item in items {
                let hash = finder.hasher.hash(item)
                guard finder.entry(of: item, hash) != nil else { return item }
                body(item, hash)
            }
            return nil
        }
    }

    /// Returns the section that contains an item.
    /// - Complexity: O(1) on average.
    @inlinable public func section(containing item: Item) -> Section? {
        location(of: item).map { sectionTable[$0.section] }
    }

    /// Returns the item at `position`, which must be valid.
    @inlinable public func item(at position: ItemPosition) -> Item {
        lists[handle(ofSectionAt: position.section)][position.item]
    }

    /// Returns whether `position` is valid.
    @inlinable public func isValid(_ position: ItemPosition) -> Bool {
        position.section >= 0 && position.section < sectionCount && position.item >= 0
            && position.item < itemCount(atSection: position.section)
    }

    /// Returns whether both collections have equal sections with equal items, in the same order.
    /// - Complexity: O(*n*) in the number of items and sections.
    @inlinable public func hasSameElements(as other: SectionedCollection) -> Bool {
        guard sectionCount == other.sectionCount, itemCount == other.itemCount else { return false }
        return (0..<sectionCount).allSatisfy { position in
            let (own, theirs) = (lists[handle(ofSectionAt: position)], other.lists[other.handle(ofSectionAt: position)])
            return section(at: position) == other.section(at: position)
                && own.count == theirs.count && (own.isIdentical(to: theirs) || own.elements == theirs.elements)
        }
    }

    @inlinable func handle(ofSectionAt position: Int) -> Int { Int(order.elements[position]) }

    @inlinable func location(of item: Item) -> ItemLocation? {
        withFinder { $0.location(of: item) }
    }

    /// Calls `body` with a finder for the items.
    @inlinable func withFinder<Result>(_ body: (ItemFinder<Item>) -> Result) -> Result {
        lists.withUnsafeBufferPointer { lists in
            if let result = box.withFinder(in: lists, body) { return result }
            guard knownIndex.value != nil, let result = box.withFinder(in: lists, body) else {
                preconditionFailure("An item is in the collection twice")
            }
            return result
        }
    }

    /// The index, which is created on demand.
    @inlinable var knownIndex: IndexBox<Item>.Contents<ItemIndex<Item>?> {
        if let index = box.knownIndex { return index }
        assert(isSettled, "Settle the collection before you query it")
        return box.store(ItemIndex.make(of: lists, itemCount: itemCount))
    }
}
