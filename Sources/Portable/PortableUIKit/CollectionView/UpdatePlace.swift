/// A section and an item in it, as updates look for them: an index path that is a plain value.
struct UpdatePlace: Hashable, Comparable {
    var section: Int
    var item: Int

    var indexPath: IndexPath { IndexPath(item: item, section: section) }

    static func < (left: UpdatePlace, right: UpdatePlace) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }
}
