/// Places that are left or entered in a batch, sorted, each with the place at the other end of a move.
///
/// Sections are places of a list of their own, whose items are all alike.
struct UpdatePlaces {
    struct Entry {
        var place: UpdatePlace
        /// Where what was there goes, or what comes there is from; nil if it is deleted or inserted.
        var partner: UpdatePlace?
    }

    private(set) var entries: [Entry] = []

    /// - Parameters:
    ///   - single: What is deleted or inserted, in any order.
    ///   - moves: The other places, sorted.
    init(single: [UpdatePlace], moves: [Entry]) {
        let single = single.isSorted ? single : single.sorted()
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

    var isEmpty: Bool { entries.isEmpty }

    /// The first place that is there twice.
    var firstRepetition: UpdatePlace? { entries.firstRepetition }

    /// What is known of a place; nil for one that is none of these.
    /// - Complexity: O(log *n*).
    func entry(at place: UpdatePlace) -> Entry? {
        let index = firstIndex(from: place)
        return index < entries.count && entries[index].place == place ? entries[index] : nil
    }

    /// The items by section, each section's sorted.
    /// - Complexity: O(*n*), and a search for each section.
    var itemsBySection: [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        var start = 0
        while start < entries.count {
            let section = entries[start].place.section
            let end = firstIndex(from: UpdatePlace(section: section, item: .max), atLeast: start, orBehind: true)
            items[section] = entries[start..<end].map(\.place.item)
            start = end
        }
        return items
    }

    /// The indexes of a section's places in ``entries``.
    /// - Complexity: O(log *n*).
    func range(ofSection section: Int) -> Range<Int> {
        guard !entries.isEmpty else { return 0..<0 }
        let start = firstIndex(from: UpdatePlace(section: section, item: 0))
        guard start < entries.count, entries[start].place.section == section else { return start..<start }
        return start..<firstIndex(from: UpdatePlace(section: section, item: .max), atLeast: start, orBehind: true)
    }

    /// How many of a section's places come before an item.
    /// - Complexity: O(log *n*).
    func count(before item: Int, in range: Range<Int>, ofSection section: Int) -> Int {
        guard !range.isEmpty else { return 0 }
        return min(
            firstIndex(from: UpdatePlace(section: section, item: item), atLeast: range.lowerBound), range.upperBound)
            - range.lowerBound
    }

    /// The `rank`-th item of a section that is none of its places.
    /// - Complexity: O(log *n*).
    func free(_ rank: Int, in range: Range<Int>) -> Int {
        // The places before the answer are those that stand at most as many free items after the start as it.
        let next = range.partitioningIndex { entries[$0].place.item - ($0 - range.lowerBound) > rank }
        return rank + (next - range.lowerBound)
    }

    /// The index of the first entry at or behind a place.
    private func firstIndex(from place: UpdatePlace, atLeast start: Int = 0, orBehind isBehind: Bool = false) -> Int {
        (start..<entries.count).partitioningIndex {
            isBehind ? entries[$0].place > place : entries[$0].place >= place
        }
    }
}

extension [UpdatePlace] {
    fileprivate var isSorted: Bool {
        guard count > 1 else { return true }
        for index in 1..<count where self[index] < self[index - 1] { return false }
        return true
    }
}
