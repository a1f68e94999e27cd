/// What happened to sections and their items between two lists of sections. What is not named keeps its order.
package struct LayoutEdits: Sendable, Hashable {
    /// Where an item is.
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

    /// For each new section, which one it was; nil for one that is new.
    package var origins: [Int?]
    /// By old section, the items that left it, sorted and each once.
    package var removed: [Int: [Int]]
    /// By new section, the items that came into it, sorted and each once.
    package var inserted: [Int: [Int]]
    /// Those that left one place for another.
    package var moves: [Move]

    @inlinable package init(
        origins: [Int?], removed: [Int: [Int]] = [:], inserted: [Int: [Int]] = [:], moves: [Move] = []
    ) {
        self.origins = origins
        self.removed = removed
        self.inserted = inserted
        self.moves = moves
    }
}
