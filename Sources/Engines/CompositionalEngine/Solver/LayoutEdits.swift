/// What happened to sections and their items between two lists of sections. What is not named keeps its order.
package struct LayoutEdits: Sendable, Hashable {
    /// Where an item is. `DiffEngine` has a value like it, but engines know no other than the geometry, so that each builds
    /// and is tested by itself; UIKit, which has both, turns one into the other.
    package struct Place: Sendable, Hashable {
        package var section: Int
        package var item: Int

        @inlinable package init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }
    }

    /// An item that is elsewhere.
    package struct Move: Sendable, Hashable {
        /// The place before, which is among those that are removed.
        package var from: Place
        /// The place afterwards, which is among those that are inserted.
        package var to: Place

        @inlinable package init(from: Place, to: Place) {
            self.from = from
            self.to = to
        }
    }

    /// For each new section, which one it was; nil for one that is new. Nil altogether: all are what they were.
    package var origins: [Int?]?
    /// By old section, the items that left it, sorted and each once.
    package var removed: [Int: [Int]]
    /// By new section, the items that came into it, sorted and each once.
    package var inserted: [Int: [Int]]
    /// Those that left one place for another.
    package var moves: [Move]

    @inlinable package init(
        origins: [Int?]? = nil, removed: [Int: [Int]] = [:], inserted: [Int: [Int]] = [:], moves: [Move] = []
    ) {
        self.origins = origins
        self.removed = removed
        self.inserted = inserted
        self.moves = moves
    }

    /// Which section a new one was; nil for one that is new.
    func origin(of section: Int) -> Int? {
        guard let origins else { return section }
        return origins.indices.contains(section) ? origins[section] : nil
    }

    /// Whether so many sections are all that there were, in their order.
    func keepsSections(count: Int) -> Bool {
        guard let origins else { return true }
        return origins.count == count && origins.indices.allSatisfy { origins[$0] == $0 }
    }

    /// The sections of which items left or into which some came, sorted, if all sections are what they were.
    var changedSections: [Int] {
        var sections = Array(removed.keys)
        for section in inserted.keys where removed[section] == nil { sections.append(section) }
        return sections.sorted()
    }
}
