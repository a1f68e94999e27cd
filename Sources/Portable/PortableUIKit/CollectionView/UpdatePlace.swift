/// A section and an item in it, or a section by itself, as updates look for them: an index path that is a plain value.
struct UpdatePlace: Hashable, Comparable {
    /// What stands for the item of a whole section.
    static let noItem = -1

    var section: Int
    var item: Int

    init(section: Int, item: Int = UpdatePlace.noItem) {
        self.section = section
        self.item = item
    }

    /// The path, which `NSNotFound` ends for a whole section.
    var indexPath: IndexPath { IndexPath(item: item == UpdatePlace.noItem ? NSNotFound : item, section: section) }

    static func < (left: UpdatePlace, right: UpdatePlace) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }
}
