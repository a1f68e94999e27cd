/// Sections in order, each with items in order; every section and every item has an identifier of its own.
///
/// Sections and items are two name spaces. Copies share all storage until they are edited, and an edit copies only
/// what it changes, so that `difference(from:)` recognises the sections that an edit did not touch.
///
/// Identifiers of what was removed may be kept until as many are out of use as in use.
package struct SectionedCollection<Section: Hashable, Item: Hashable> {
    package var sectionTable = IdentifierTable<Section>()
    package var itemTable = IdentifierTable<Item>()
    package var handles = SectionedHandles()

    @inlinable package init() {}

    /// The number of unused identifiers that are kept without regard to the number of used ones.
    @inlinable package static var toleratedWaste: Int { 64 }
}

extension SectionedCollection: Sendable where Section: Sendable, Item: Sendable {}

// MARK: - Questions

extension SectionedCollection {
    @inlinable package var sectionCount: Int { handles.sections.count }

    @inlinable package var itemCount: Int { handles.itemCount }

    /// - Complexity: O(*s*), *s* being the number of sections.
    @inlinable package var sections: [Section] { handles.sections.elements.map { sectionTable[$0] } }

    /// - Complexity: O(the number of items and sections).
    @inlinable package var items: [Item] {
        var result: [Item] = []
        result.reserveCapacity(itemCount)
        for section in handles.sections.elements {
            for item in handles.items(inSection: section).elements { result.append(itemTable[item]) }
        }
        return result
    }

    /// The section's position, nil if there is no such section.
    /// - Complexity: O(1) on average.
    @inlinable package func position(ofSection section: Section) -> Int? {
        sectionHandle(of: section).map { handles.position(ofSection: $0) }
    }

    /// The item's position, nil if there is no such item.
    /// - Complexity: O(1) on average.
    @inlinable package func position(ofItem item: Item) -> ItemPosition? {
        itemHandle(of: item).map { handles.position(ofItem: $0) }
    }

    /// The item's position among the items of all sections.
    /// - Complexity: O(log *s*) on average.
    @inlinable package func index(ofItem item: Item) -> Int? {
        guard let position = position(ofItem: item) else { return nil }
        return handles.itemCount(beforeSection: position.section) + position.item
    }

    @inlinable package func containsSection(_ section: Section) -> Bool { sectionHandle(of: section) != nil }

    @inlinable package func containsItem(_ item: Item) -> Bool { itemHandle(of: item) != nil }

    /// - Complexity: O(1) on average.
    @inlinable package func section(containing item: Item) -> Section? {
        itemHandle(of: item).map { sectionTable[handles.section(ofItem: $0)] }
    }

    /// The section at `position`, which is one of a section.
    @inlinable package func section(at position: Int) -> Section { sectionTable[handles.sections.elements[position]] }

    /// The item at `position`, which is one of an item.
    @inlinable package func item(at position: ItemPosition) -> Item {
        itemTable[handles.items(atSection: position.section).elements[position.item]]
    }

    /// Whether there is an item at `position`.
    @inlinable package func isValid(_ position: ItemPosition) -> Bool {
        position.section >= 0 && position.section < sectionCount && position.item >= 0
            && position.item < itemCount(atSection: position.section)
    }

    @inlinable package func itemCount(atSection position: Int) -> Int { handles.items(atSection: position).count }

    /// - Complexity: O(the section's items).
    @inlinable package func items(atSection position: Int) -> [Item] {
        handles.items(atSection: position).elements.map { itemTable[$0] }
    }

    /// Whether both have equal sections with equal items, in the same order.
    /// - Complexity: O(the number of items and sections).
    @inlinable package func hasSameElements(as other: SectionedCollection) -> Bool {
        guard sectionCount == other.sectionCount, itemCount == other.itemCount else { return false }
        return (0..<sectionCount).allSatisfy { position in
            let (own, theirs) = (handles.items(atSection: position), other.handles.items(atSection: position))
            return section(at: position) == other.section(at: position)
                && own.count == theirs.count
                && (own.isIdentical(to: theirs)
                    || zip(own.elements, theirs.elements).allSatisfy {
                        itemTable.isSameIdentifier($0, $1, in: other.itemTable)
                    })
        }
    }

    /// The handle of a section that is here.
    @inlinable package func sectionHandle(of section: Section) -> Handle? {
        guard let handle = sectionTable.handle(of: section), handles.containsSection(handle) else { return nil }
        return handle
    }

    /// The handle of an item that is here.
    @inlinable package func itemHandle(of item: Item) -> Handle? {
        guard let handle = itemTable.handle(of: item), handles.containsItem(handle) else { return nil }
        return handle
    }
}
