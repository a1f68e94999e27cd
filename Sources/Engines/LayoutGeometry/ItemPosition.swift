/// The position of an item: an index path without Foundation.
public struct ItemPosition: Hashable, Comparable, Sendable {
    // Half of the memory of two `Int`s: differences of a million items are arrays of these.
    @usableFromInline package var sectionNumber: Int32
    @usableFromInline package var itemNumber: Int32

    /// Creates a position. Section and item must be in the range of `Int32`.
    @inlinable public init(section: Int, item: Int) {
        guard let section = Int32(exactly: section), let item = Int32(exactly: item) else {
            preconditionFailure("Positions support up to 2,147,483,647 sections, and as many items in each of them.")
        }
        sectionNumber = section
        itemNumber = item
    }

    /// The section's position.
    @inlinable public var section: Int {
        get { Int(sectionNumber) }
        set { self = ItemPosition(section: newValue, item: item) }
    }

    /// The item's position in its section.
    @inlinable public var item: Int {
        get { Int(itemNumber) }
        set { self = ItemPosition(section: section, item: newValue) }
    }

    /// Compares the sections first, then the items.
    @inlinable public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.sectionNumber, left.itemNumber) < (right.sectionNumber, right.itemNumber)
    }
}
