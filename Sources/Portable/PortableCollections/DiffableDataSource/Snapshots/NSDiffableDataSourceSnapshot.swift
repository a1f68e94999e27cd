import DiffEngine

/// The sections and items of a collection view, in order. Create a snapshot or change the current one, and apply it to
/// a diffable data source.
///
/// ```swift
/// func show(_ recipe: Recipe, in dataSource: UICollectionViewDiffableDataSource<Course, Recipe.ID>) {
///     var snapshot = dataSource.snapshot()
///     if snapshot.indexOfSection(.mains) == nil { snapshot.appendSections([.mains]) }
///     if snapshot.indexOfItem(recipe.id) == nil {
///         snapshot.appendItems([recipe.id], toSection: .mains)
///     } else {
///         snapshot.reconfigureItems([recipe.id])
///     }
///     dataSource.apply(snapshot)
/// }
/// ```
///
/// Section identifiers are unique among sections, and item identifiers among items. A snapshot is a value type: a copy
/// shares its storage until it's edited, and an edit copies only the changed parts. An appended array of items is
/// stored without copying. Most calls only hash the given identifiers, regardless of the number of items.
///
/// Differs from UIKit: in an optimized build, a repeated identifier in an append is detected when the snapshot is first
/// queried or applied. A debug build detects it immediately, like UIKit.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections and items, which must be settled before queries about items.
    @usableFromInline package var stored = SectionedCollection<SectionIdentifierType, ItemIdentifierType>()
    @usableFromInline package var queries: SnapshotQueries<SectionIdentifierType, ItemIdentifierType>
    @usableFromInline package var reloadedSections = IdentifierMarks<SectionIdentifierType>()
    @usableFromInline package var reloadedItems = IdentifierMarks<ItemIdentifierType>()
    @usableFromInline package var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()

    /// Creates a snapshot without sections.
    @inlinable public init() {
        queries = SnapshotQueries()
    }

    /// The number of items in all sections.
    @inlinable public var numberOfItems: Int { ask { $0.itemCount } }

    /// The number of sections, including empty ones.
    @inlinable public var numberOfSections: Int { stored.sectionCount }

    /// The section identifiers in order.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    @inlinable public var sectionIdentifiers: [SectionIdentifierType] { stored.sections }

    /// The item identifiers of all sections in order.
    ///
    /// - Complexity: O(*n*) in the number of items.
    @inlinable public var itemIdentifiers: [ItemIdentifierType] { ask { $0.items } }

    /// Returns the number of items in a section. Raises an exception if there's no such section.
    @inlinable public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        ask { $0.itemCount(atSection: position(of: identifier)) }
    }

    /// Returns the items of a section in order. Raises an exception if there's no such section.
    ///
    /// - Complexity: O(*n*) in the number of items in the section.
    @inlinable public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        ask { $0.items(atSection: position(of: identifier)) }
    }

    /// Returns the section that contains an item; `nil` if there's no such item.
    @inlinable public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        ask { $0.section(containing: identifier) }
    }

    /// Returns an item's index among the items of all sections; `nil` if there's no such item.
    ///
    /// - Complexity: O(log *s*), where *s* is the number of sections.
    @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        ask { $0.index(ofItem: identifier) }
    }

    /// Returns a section's index; `nil` if there's no such section.
    @inlinable public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        stored.position(ofSection: identifier)
    }

    /// The items marked by `reloadItems(_:)`, unique and in the order of marking.
    @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

    /// The sections marked by `reloadSections(_:)`, unique and in the order of marking.
    @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

    /// The items marked by `reconfigureItems(_:)`, unique and in the order of marking.
    @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

    /// The sections and items, settled. Raises an exception if an identifier is repeated.
    @inlinable package var collection: SectionedCollection<SectionIdentifierType, ItemIdentifierType> {
        _read {
            if stored.isSettled {
                yield stored
            } else {
                yield stored.settled(orRefuse: Self.raise)
            }
        }
        _modify {
            settle()
            yield &stored
        }
    }

    /// Asks the sections and items, settled. A closure is compiled into who asks, which `collection` isn't.
    @inlinable @inline(__always) func ask<Answer>(
        _ question: (SectionedCollection<SectionIdentifierType, ItemIdentifierType>) -> Answer
    ) -> Answer {
        stored.isSettled ? question(stored) : question(stored.settled(orRefuse: Self.raise))
    }

    @inlinable mutating func settle() {
        if !stored.isSettled { stored = stored.settled(orRefuse: Self.raise) }
    }

    @usableFromInline static func raise(
        _ repetition: SectionedCollection<SectionIdentifierType, ItemIdentifierType>.Repetition
    ) -> Never {
        SnapshotMisuse.raiseItems(.duplicates(at: repetition.positions), repetition.items)
    }

    @inlinable func position(of section: SectionIdentifierType) -> Int {
        guard let position = stored.position(ofSection: section) else {
            SnapshotMisuse.raiseUnknownSection()
        }
        return position
    }

    /// The snapshot without marks, which a data source stores after it has applied them.
    package var withoutMarks: NSDiffableDataSourceSnapshot {
        var result = NSDiffableDataSourceSnapshot()
        result.stored = stored
        result.queries = queries
        return result
    }
}
