import LayoutGeometry

/// The positions on one side of a batch update that changes affect, sorted: deletions and sources of moves before the
/// update, or insertions and destinations of moves after it.
///
/// Sections are represented as items of section 0, in a separate list.
package struct ChangedPositions: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var position: ItemPosition
        /// The destination or the source of a move; `nil` for a deletion or an insertion.
        package var counterpart: ItemPosition?

        @inlinable package init(position: ItemPosition, counterpart: ItemPosition?) {
            self.position = position
            self.counterpart = counterpart
        }
    }

    package private(set) var entries: [Entry] = []

    /// - Parameters:
    ///   - single: The positions of deletions or insertions, in any order.
    ///   - moves: The positions of moves, sorted.
    init(single: [ItemPosition], moves: [Entry]) {
        self.init(sorted: single.isSorted ? single : single.sorted(), moves: moves)
    }

    /// - Parameters:
    ///   - single: The positions of deletions or insertions, sorted.
    ///   - moves: The positions of moves, sorted.
    init(sorted single: [ItemPosition], moves: [Entry]) {
        if single.isEmpty {
            entries = moves
            return
        }
        entries.reserveCapacity(single.count + moves.count)
        var next = moves.startIndex
        for position in single {
            while next < moves.endIndex, moves[next].position < position {
                entries.append(moves[next])
                next += 1
            }
            entries.append(Entry(position: position, counterpart: nil))
        }
        entries += moves[next...]
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The first repeated position.
    var firstRepetition: ItemPosition? { entries.firstRepetition }

    /// Whether the positions are sorted without repetitions.
    var isSortedAndDistinct: Bool {
        guard entries.count > 1 else { return true }
        for index in 1..<entries.count where entries[index].position <= entries[index - 1].position { return false }
        return true
    }

    /// Returns the entry at a position, or `nil` if there's no entry.
    /// - Complexity: O(log *n*).
    func entry(at position: ItemPosition) -> Entry? {
        let index = firstIndex(from: position)
        return index < entries.count && entries[index].position == position ? entries[index] : nil
    }

    /// The items by section, sorted.
    /// - Complexity: O(*n*), plus a search for each section.
    package var itemsBySection: [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        var start = 0
        while start < entries.count {
            let section = entries[start].position.section
            let end = endIndex(ofSection: section, from: start)
            items[section] = entries[start..<end].map { $0.position.item }
            start = end
        }
        return items
    }

    /// Returns the indexes of a section's positions in ``entries``.
    /// - Complexity: O(log *n*).
    func range(ofSection section: Int) -> Range<Int> {
        guard !entries.isEmpty else { return 0..<0 }
        let start = firstIndex(from: ItemPosition(section: section, item: 0))
        guard start < entries.count, entries[start].position.section == section else { return start..<start }
        return start..<endIndex(ofSection: section, from: start)
    }

    /// Returns the number of a section's positions before an item.
    /// - Complexity: O(log *n*).
    func count(before item: Int, in range: Range<Int>) -> Int {
        range.partitioningIndex { entries[$0].position.item >= item } - range.lowerBound
    }

    /// Returns the `rank`-th item of a section among the items without an entry.
    /// - Complexity: O(log *n*).
    func unchanged(_ rank: Int, in range: Range<Int>) -> Int {
        // Entries precede the result if at most `rank` unchanged items precede them.
        let next = range.partitioningIndex { entries[$0].position.item - ($0 - range.lowerBound) > rank }
        return rank + (next - range.lowerBound)
    }

    /// Returns the index of the first entry at or after a position.
    private func firstIndex(from position: ItemPosition) -> Int {
        entries.indices.partitioningIndex { entries[$0].position >= position }
    }

    /// Returns the index after a section's entries.
    private func endIndex(ofSection section: Int, from start: Int) -> Int {
        (start..<entries.count).partitioningIndex { entries[$0].position.section > section }
    }
}

extension [ItemPosition] {
    fileprivate var isSorted: Bool {
        guard count > 1 else { return true }
        for index in 1..<count where self[index] < self[index - 1] { return false }
        return true
    }
}
