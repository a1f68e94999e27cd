import DiffEngine

/// The items of one section as a tree, each item expanded or collapsed: what an outline shows.
///
/// Only the items whose ancestors are all expanded are visible; they become the section's items when the snapshot is
/// applied to a section of a diffable data source. An item starts collapsed. A section snapshot is a value.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    package var outline = Outline<ItemIdentifierType>()

    /// Creates a section snapshot without items.
    public init() {}

    /// Creates a copy.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    package init(_ outline: Outline<ItemIdentifierType>) {
        self.outline = outline
    }

    /// All items, each followed by its descendants.
    ///
    /// - Complexity: O(the number of items).
    public var items: [ItemIdentifierType] { outline.items }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(the number of items).
    public var rootItems: [ItemIdentifierType] { outline.rootItems }

    /// The items whose ancestors are all expanded, in the order of `items`.
    ///
    /// - Complexity: O(the number of items).
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems }

    /// The expanded items, visible or not, in the order of `items`.
    ///
    /// - Complexity: O(the number of items).
    public var expandedItems: [ItemIdentifierType] { outline.expandedItems }

    /// Whether the item is here.
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }

    /// The item's index in `items`, nil if it is not here.
    public func index(of item: ItemIdentifierType) -> Int? { outline.position(of: item) }

    /// Whether the item is expanded; one without children may be. Raises if it is not here.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        SectionSnapshotMisuse.requirePresent(outline.isExpanded(item), item)
    }

    /// Whether all ancestors of the item are expanded. Raises if it is not here.
    ///
    /// - Complexity: O(*n* / 256) for *n* items; the first question after items were added or removed takes O(*n*).
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        SectionSnapshotMisuse.requirePresent(outline.isVisible(item), item)
    }

    /// The number of the item's ancestors, 0 for a root. Raises if it is not here.
    public func level(of item: ItemIdentifierType) -> Int {
        SectionSnapshotMisuse.requirePresent(outline.level(of: item), item)
    }

    /// The item's parent, nil for a root. Raises if the item is not here.
    ///
    /// - Complexity: As `isVisible(_:)`.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard outline.contains(child) else { raise(SectionSnapshotMisuse.unknown("Child item identifier", child)) }
        return outline.parent(of: child)
    }

    /// The tree as text: a line for each item, indented by two blanks a level, with `+` if it is expanded, `-` if
    /// not, and `*` if it is visible.
    ///
    /// - Complexity: O(the number of items).
    public func visualDescription() -> String {
        let visible = Set(outline.visibleItems)
        let lines = outline.items.map { item in
            let indentation = String(repeating: "  ", count: level(of: item))
            return "\(indentation)\(isExpanded(item) ? "+" : "-")\(visible.contains(item) ? "*" : " ")\(item)\n"
        }
        return "<NSDiffableDataSourceSectionSnapshot:\n" + lines.joined() + ">"
    }
}
