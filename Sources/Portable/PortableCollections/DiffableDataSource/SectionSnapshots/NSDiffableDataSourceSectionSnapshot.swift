import DiffEngine

/// The items of one section of an outline as a tree. Each item is expanded or collapsed.
///
/// ```swift
/// func showFolders(in dataSource: UICollectionViewDiffableDataSource<Course, String>) {
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Soups", "Salads"])
///     outline.append(["Minestrone", "Borscht"], to: "Soups")
///     outline.append(["Caprese"], to: "Salads")
///     outline.expand(["Soups"])
///     dataSource.apply(outline, to: .starters, animatingDifferences: true)
/// }
/// ```
///
/// An item is visible if all its ancestors are expanded. The visible items become the section's items when the snapshot
/// is applied to a section of a diffable data source. Items are initially collapsed. A section snapshot is a value
/// type.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    package var outline = Outline<ItemIdentifierType>()

    /// Creates a section snapshot without items.
    public init() {}

    /// Creates a copy of a section snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    package init(_ outline: Outline<ItemIdentifierType>) {
        self.outline = outline
    }

    /// All items, each followed by its descendants.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public var items: [ItemIdentifierType] { outline.items }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public var rootItems: [ItemIdentifierType] { outline.rootItems }

    /// The items whose ancestors are all expanded, in the order of `items`.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems }

    /// The expanded items, visible or not, in the order of `items`.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public var expandedItems: [ItemIdentifierType] { outline.expandedItems }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }

    /// Returns an item's index in `items`, or `nil` if there's no such item.
    public func index(of item: ItemIdentifierType) -> Int? { outline.position(of: item) }

    /// Returns whether an item is expanded, which is possible even without children. Raises an exception if the item is
    /// missing.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        SectionSnapshotMisuse.requirePresent(outline.isExpanded(item), item)
    }

    /// Returns whether all ancestors of an item are expanded. Raises an exception if the item is missing.
    ///
    /// - Complexity: O(*n* / 256) for *n* items; O(*n*) for the first query after items were added or removed.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        SectionSnapshotMisuse.requirePresent(outline.isVisible(item), item)
    }

    /// Returns the number of an item's ancestors, 0 for a root. Raises an exception if the item is missing.
    public func level(of item: ItemIdentifierType) -> Int {
        SectionSnapshotMisuse.requirePresent(outline.level(of: item), item)
    }

    /// Returns an item's parent, or `nil` for a root. Raises an exception if the item is missing.
    ///
    /// - Complexity: The same as `isVisible(_:)`.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard outline.contains(child) else { raise(SectionSnapshotMisuse.unknown("Child item identifier", child)) }
        return outline.parent(of: child)
    }

    /// Returns the tree as text: a line for each item, indented by two spaces per level, with `+` if it's expanded, `-`
    /// if not, and `*` if it's visible.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public func visualDescription() -> String {
        let visible = Set(outline.visibleItems)
        let lines = outline.items.map { item in
            let indentation = String(repeating: "  ", count: level(of: item))
            return "\(indentation)\(isExpanded(item) ? "+" : "-")\(visible.contains(item) ? "*" : " ")\(item)\n"
        }
        return "<NSDiffableDataSourceSectionSnapshot:\n" + lines.joined() + ">"
    }
}
