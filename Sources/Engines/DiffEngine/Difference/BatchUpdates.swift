/// The edits of one batch that makes a collection view show another collection, as `UICollectionView` counts them:
/// what leaves is named by where it was, what arrives by where it will be, all at once.
///
/// - Items of deleted sections are gone and items of inserted sections are there without being named, except those
///   that move: an item that both collections have is never deleted or inserted, whatever happens to its section.
/// - A section that moves takes its items along; only those that change places within it are named.
/// - Sections and items that stay in order are not named, and as few move as possible.
///
/// Each list is sorted: what leaves by its old position, what arrives or moves by its new one.
package struct BatchUpdates: Sendable, Equatable {
    package struct Move<Position: Sendable & Equatable>: Sendable, Equatable {
        package var source: Position
        package var destination: Position

        package init(from source: Position, to destination: Position) {
            self.source = source
            self.destination = destination
        }
    }

    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var movedSections: [Move<Int>] = []
    package var deletedItems: [ItemPosition] = []
    package var insertedItems: [ItemPosition] = []
    package var movedItems: [Move<ItemPosition>] = []

    package init() {}

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
    }
}
