import LayoutGeometry

/// The places that a batch leaves or enters, sorted, each with the other end of a move.
///
/// Sections are the places of a separate list, all in section 0.
package struct UpdatePlaces: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package var place: ItemPosition
        /// The destination or the source of a move; `nil` for a deletion or an insertion.
        package var partner: ItemPosition?

        @inlinable package init(place: ItemPosition, partner: ItemPosition?) {
            self.place = place
            self.partner = partner
        }
    }

    package private(set) var entries: [Entry] = []

    /// - Parameters:
    ///   - single: The deleted or inserted places, in any order.
    ///   - moves: The places of moves, sorted.
    init(single: [ItemPosition], moves: [Entry]) {
        self.init(sorted: single.isSorted ? single : single.sorted(), moves: moves)
    }

    /// - Parameters:
    ///   - single: The deleted or inserted places, sorted.
    ///   - moves: The places of moves, sorted.
    init(sorted single: [ItemPosition], moves: [Entry]) {
        if single.isEmpty {
            entries = moves
            return
        }
        entries.reserveCapacity(single.count + moves.count)
        var next = moves.startIndex
        for place in single {
            while next < moves.endIndex, moves[next].place < place {
                entries.append(moves[next])
                next += 1
            }
            entries.append(Entry(place: place, partner: nil))
        }
        entries += moves[next...]
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The first repeated place. Places whose numbers don't fit a position are ignored, because they can differ.
    var firstRepetition: ItemPosition? { entries.firstRepetition }

    /// Whether the places are sorted without repetitions.
    var isSortedAndDistinct: Bool {
        guard entries.count > 1 else { return true }
        for index in 1..<entries.count where entries[index].place <= entries[index - 1].place { return false }
        return true
    }

    /// Returns the entry at a place, or `nil` if there's no entry.
    /// - Complexity: O(log *n*).
    func entry(at place: ItemPosition) -> Entry? {
        let index = firstIndex(from: place)
        return index < entries.count && entries[index].place == place ? entries[index] : nil
    }

    /// The items by section, sorted. Items whose numbers don't fit a position count as consecutive.
    /// - Complexity: O(*n*), plus a search for each section.
    package var itemsBySection: [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        var start = 0
        while start < entries.count {
            let section = entries[start].place.section
            let end = endIndex(ofSection: section, from: start)
            var list: [Int] = []
            list.reserveCapacity(end - start)
            for entry in entries[start..<end] {
                let item = entry.place.item
                if entry.place.isBeyondNumbers, let last = list.last {
                    list.append(max(item, last + 1))
                } else {
                    list.append(item)
                }
            }
            items[section] = list
            start = end
        }
        return items
    }

    /// Returns the indexes of a section's places in ``entries``.
    /// - Complexity: O(log *n*).
    func range(ofSection section: Int) -> Range<Int> {
        guard !entries.isEmpty else { return 0..<0 }
        let start = firstIndex(from: ItemPosition(section: section, item: 0))
        guard start < entries.count, entries[start].place.section == section else { return start..<start }
        return start..<endIndex(ofSection: section, from: start)
    }

    /// Returns the number of a section's places before an item.
    /// - Complexity: O(log *n*).
    func count(before item: Int, in range: Range<Int>) -> Int {
        range.partitioningIndex { entries[$0].place.item >= item } - range.lowerBound
    }

    /// Returns the `rank`-th item of a section among the items without an entry.
    /// - Complexity: O(log *n*).
    func free(_ rank: Int, in range: Range<Int>) -> Int {
        // Entries precede the result if at most `rank` free items precede them.
        let next = range.partitioningIndex { entries[$0].place.item - ($0 - range.lowerBound) > rank }
        return rank + (next - range.lowerBound)
    }

    /// Returns whether a section has a place whose number doesn't fit a position.
    func reachBeyondNumbers(in range: Range<Int>) -> Bool {
        !range.isEmpty && entries[range.upperBound - 1].place.isBeyondNumbers
    }

    /// Returns the index of the first entry at or after a place.
    private func firstIndex(from place: ItemPosition) -> Int {
        entries.indices.partitioningIndex { entries[$0].place >= place }
    }

    /// Returns the index after a section's entries.
    private func endIndex(ofSection section: Int, from start: Int) -> Int {
        (start..<entries.count).partitioningIndex { entries[$0].place.section > section }
    }
}

extension ItemPosition {
    /// Whether it represents any item whose number doesn't fit a position, not a specific one.
    package var isBeyondNumbers: Bool { itemNumber == .max }
}

extension [ItemPosition] {
    fileprivate var isSorted: Bool {
        guard count > 1 else { return true }
        for index in 1..<count where self[index] < self[index - 1] { return false }
        return true
    }
}
