import DiffEngine

/// The sections and items that a collection view shows, in order: built anew or changed from the last one, then
/// applied to a diffable data source.
///
/// Section and item identifiers are two name spaces; within each, an identifier stands for one section or item.
/// A snapshot is a value: a copy shares its storage until it is edited, and the editing of a copy copies only what
/// changes. Hashing identifiers is all that most calls cost, whatever the number of items.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    package var collection = SectionedCollection<SectionIdentifierType, ItemIdentifierType>()
    package var reloadedSections = IdentifierMarks<SectionIdentifierType>()
    package var reloadedItems = IdentifierMarks<ItemIdentifierType>()
    package var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()

    /// Creates a snapshot without sections.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { collection.itemCount }

    /// The number of sections, empty ones included.
    public var numberOfSections: Int { collection.sectionCount }

    /// The sections in order.
    ///
    /// - Complexity: O(the number of sections).
    public var sectionIdentifiers: [SectionIdentifierType] { collection.sections }

    /// The items of all sections in order.
    ///
    /// - Complexity: O(the number of items).
    public var itemIdentifiers: [ItemIdentifierType] { collection.items }

    /// The number of items in a section. Raises if there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        collection.itemCount(atSection: position(of: identifier))
    }

    /// The items of a section in order. Raises if there is no such section.
    ///
    /// - Complexity: O(the number of items in the section).
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        collection.items(atSection: position(of: identifier))
    }

    /// The section that an item is in, nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        collection.section(containing: identifier)
    }

    /// An item's index among the items of all sections, nil if there is no such item.
    ///
    /// - Complexity: O(log *s*), *s* being the number of sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        collection.index(ofItem: identifier)
    }

    /// A section's index, nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        collection.position(ofSection: identifier)
    }

    /// The items marked by `reloadItems(_:)`, each once, in the order in which they were marked.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

    /// The sections marked by `reloadSections(_:)`, each once, in the order in which they were marked.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

    /// The items marked by `reconfigureItems(_:)`, each once, in the order in which they were marked.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

    private func position(of section: SectionIdentifierType) -> Int {
        guard let position = collection.position(ofSection: section) else {
            raise(SnapshotMisuse.unknownSection)
        }
        return position
    }

    /// Edits the collection. An edit that is refused has changed nothing, and `refused` raises.
    mutating func edit(
        _ change: (
            inout SectionedCollection<SectionIdentifierType, ItemIdentifierType>
        ) throws(EditError) -> Void,
        refused: (EditError) -> Never
    ) {
        do {
            try change(&collection)
        } catch {
            refused(error)
        }
    }

    /// This snapshot without marks: what a data source keeps once it has applied them.
    package var withoutMarks: NSDiffableDataSourceSnapshot {
        var result = NSDiffableDataSourceSnapshot()
        result.collection = collection
        return result
    }
}
