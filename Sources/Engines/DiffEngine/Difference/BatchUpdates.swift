/// The edits of one batch that makes a collection view show another collection, as `UICollectionView` counts them:
/// what leaves is named by where it was, what arrives by where it will be, all at once.
///
/// - Items of deleted sections are gone and items of inserted sections are there without being named, except those
///   that move: an item that both collections have is never deleted or inserted, whatever happens to its section.
/// - A section that moves takes its items along; only those that change places within it are named.
/// - Sections and items that stay in order are not named, and as few move as possible.
///
/// Each list is sorted: what leaves by its old position, what arrives or moves by its new one.
public struct BatchUpdates: Sendable, Equatable {
    /// A change of place.
    public struct Move<Position: Sendable & Equatable>: Sendable, Equatable {
        /// Where it was.
        public var source: Position
        /// Where it will be.
        public var destination: Position

        /// Creates a move.
        public init(from source: Position, to destination: Position) {
            self.source = source
            self.destination = destination
        }
    }

    /// The old positions of sections that leave, with their items.
    public var deletedSections: [Int] = []
    /// The new positions of sections that arrive, with their items.
    public var insertedSections: [Int] = []
    /// The sections that change their order.
    public var movedSections: [Move<Int>] = []
    /// The old positions of items that leave.
    public var deletedItems: [ItemPosition] = []
    /// The new positions of items that arrive.
    public var insertedItems: [ItemPosition] = []
    /// The items that change their order or their section.
    public var movedItems: [Move<ItemPosition>] = []

    /// Creates a batch without edits.
    public init() {}

    /// Whether there is nothing to do.
    public var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
    }
}
