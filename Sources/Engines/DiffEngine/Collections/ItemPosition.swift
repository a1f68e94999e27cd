/// The position of an item: an index path without Foundation.
public struct ItemPosition: Hashable, Comparable, Sendable {
    // Half of the memory of two `Int`s: differences of a million items are arrays of these.
    @usableFromInline var sectionNumber: Int32
    @usableFromInline var itemNumber: Int32

    /// Creates a position. Numbers are clamped to 32 bits, which is enough for all existing items.
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

    /// Compares the sections first, then the items.
    @inlinable public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.sectionNumber, left.itemNumber) < (right.sectionNumber, right.itemNumber)
    }
}
