import LayoutGeometry

/// The changes of a batch update, with the positions that `UICollectionView` uses: deletions, reloads, and sources of
/// moves refer to the collection before the update, insertions and destinations of moves to the collection after it.
///
/// In the change set that `SectionedCollection` computes:
///
/// - Items of deleted and inserted sections aren't listed, unless they move: an item that is in both collections is
///   never deleted or inserted, even if its section is.
/// - A section that moves includes its items; only items that change their order within it are listed.
/// - Sections and items that keep their order aren't listed, and the number of moves is minimal.
/// - Each list is sorted: deletions by old position, insertions and moves by new position.
public struct ChangeSet: Sendable, Equatable {
    /// A move of a section or an item.
    public struct Move<Position: Sendable & Equatable>: Sendable, Equatable {
        /// The old position.
        public var source: Position
        /// The new position.
        public var destination: Position

        /// Creates a move.
        public init(from source: Position, to destination: Position) {
            self.source = source
            self.destination = destination
        }
    }

    /// The old positions of deleted sections.
    public var deletedSections: [Int] = []
    /// The new positions of inserted sections.
    public var insertedSections: [Int] = []
    /// The sections that change their order.
    public var movedSections: [Move<Int>] = []
    /// The old positions of deleted items.
    public var deletedItems: [ItemPosition] = []
    /// The new positions of inserted items.
    public var insertedItems: [ItemPosition] = []
    /// The items that change their order or their section.
    public var movedItems: [Move<ItemPosition>] = []

    /// The old positions of reloaded sections. A difference has none.
    package var reloadedSections: Set<Int> = []
    /// The old positions of reloaded items. A difference has none.
    package var reloadedItems: Set<ItemPosition> = []
    /// The item count of each section before the changes; empty in a difference without changes.
    public var countsBefore: [Int] = []
    /// The item count of each section after the changes; empty in a difference without changes.
    public var countsAfter: [Int] = []

    /// Creates a change set without changes.
    public init() {}

    /// A Boolean value that indicates whether there are no changes.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
            && reloadedSections.isEmpty && reloadedItems.isEmpty
    }
}
