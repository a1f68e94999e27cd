import LayoutGeometry

/// The changes of sections and items between two lists of sections. All others keep their order.
package struct LayoutEdits: Sendable, Hashable {
    /// A move of an item.
    package struct Move: Sendable, Hashable {
        /// The position before the move, which is also in `removed`.
        package var from: ItemPosition
        /// The position after the move, which is also in `inserted`.
        package var to: ItemPosition

        @inlinable package init(from: ItemPosition, to: ItemPosition) {
            self.from = from
            self.to = to
        }
    }

    /// The previous index of each section; `nil` for a new section. If the array is `nil`, no section changes its
    /// index.
    package var origins: [Int?]?
    /// The items that leave each old section, sorted without repetitions.
    package var removed: [Int: [Int]]
    /// The items that enter each new section, sorted without repetitions.
    package var inserted: [Int: [Int]]
    /// Items that move from one position to another.
    package var moves: [Move]

    @inlinable package init(
        origins: [Int?]? = nil, removed: [Int: [Int]] = [:], inserted: [Int: [Int]] = [:], moves: [Move] = []
    ) {
        self.origins = origins
        self.removed = removed
        self.inserted = inserted
        self.moves = moves
    }

    /// Returns the previous index of a section; `nil` for a new section.
    func origin(of section: Int) -> Int? {
        guard let origins else { return section }
        return origins.indices.contains(section) ? origins[section] : nil
    }

    /// Returns whether the sections are the same as before, in the same order.
    func keepsSections(count: Int) -> Bool {
        guard let origins else { return true }
        return origins.count == count && origins.indices.allSatisfy { origins[$0] == $0 }
    }

    /// The sections that items leave or enter, sorted. Requires that no section changes its index.
    var changedSections: [Int] {
        var sections = Array(removed.keys)
        for section in inserted.keys where removed[section] == nil { sections.append(section) }
        return sections.sorted()
    }
}
