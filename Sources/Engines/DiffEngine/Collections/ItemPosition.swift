/// Where an item is: what an index path says, without Foundation.
public struct ItemPosition: Hashable, Comparable, Sendable {
    // Half of the space: differences of a million items are lists of these.
    @usableFromInline var sectionNumber: Int32
    @usableFromInline var itemNumber: Int32

    /// Creates a position; numbers beyond 32 bits, which no item has, are the largest or smallest there are.
    @inlinable public init(section: Int, item: Int) {
        sectionNumber = Int32(clamping: section)
        itemNumber = Int32(clamping: item)
    }

    /// The section's position.
    @inlinable public var section: Int {
        get { Int(sectionNumber) }
        set { sectionNumber = Int32(newValue) }
    }

    /// The item's position in its section.
    @inlinable public var item: Int {
        get { Int(itemNumber) }
        set { itemNumber = Int32(newValue) }
    }

    /// By section, then by item.
    @inlinable public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.sectionNumber, left.itemNumber) < (right.sectionNumber, right.itemNumber)
    }
}
