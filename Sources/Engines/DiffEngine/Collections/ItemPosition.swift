/// Where an item is: what an index path says, without Foundation.
package struct ItemPosition: Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    @inlinable package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    @inlinable package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}
