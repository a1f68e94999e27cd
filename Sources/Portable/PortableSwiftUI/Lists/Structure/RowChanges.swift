import DiffEngine

/// The difference between the ids of two versions of a collection.
struct RowChanges {
    /// The number of rows at the start that are the same in both versions.
    private let prefix: Int
    let oldCount: Int
    private let newCount: Int
    /// The new indexes of the old rows between the common rows at the start and at the end. `nil` means that the row
    /// was removed.
    private let middle: [Int?]
    /// The old and new indexes of rows that moved past other rows.
    private(set) var moves: [(source: Int, destination: Int)] = []
    /// The new indexes of inserted rows.
    private(set) var insertions: [Int] = []

    /// Creates the difference between two collections of ids. Equal ids in one version are distinguished by their
    /// order.
    ///
    /// - Complexity: O(*n*) in the number of rows; rows at the start and at the end that are the same aren't hashed.
    init<Old: RandomAccessCollection, New: RandomAccessCollection>(from old: Old, to new: New)
    where Old.Element == New.Element, Old.Element: Hashable {
        (oldCount, newCount) = (old.count, new.count)
        let shared = min(oldCount, newCount)
        var prefix = 0
        for (first, second) in zip(old, new) {
            guard first == second else { break }
            prefix += 1
        }
        var suffix = 0
        if prefix < shared {
            for (first, second) in zip(old.reversed(), new.reversed()) {
                guard first == second, prefix + suffix < shared else { break }
                suffix += 1
            }
        }
        self.prefix = prefix
        guard prefix + suffix < max(oldCount, newCount) else {
            middle = []
            return
        }
        var middle = [Int?](repeating: nil, count: oldCount - prefix - suffix)
        var indexes: [Old.Element: [Int]] = [:]
        for (index, id) in old.dropFirst(prefix).dropLast(suffix).enumerated() {
            indexes[id, default: []].append(index)
        }
        for id in indexes.keys where indexes[id]!.count > 1 { indexes[id]!.reverse() }
        var sources: [Int] = [], destinations: [Int] = []
        for (index, id) in new.dropFirst(prefix).dropLast(suffix).enumerated() {
            if let source = indexes[id]?.popLast() {
                middle[source] = prefix + index
                sources.append(source)
                destinations.append(prefix + index)
            } else {
                insertions.append(prefix + index)
            }
        }
        for (index, stays) in longestIncreasingSubsequence(of: sources).enumerated() where !stays {
            moves.append((prefix + sources[index], destinations[index]))
        }
        self.middle = middle
    }

    /// Creates an empty difference for a number of rows.
    init(unchanged count: Int) {
        (prefix, oldCount, newCount, middle) = (count, count, count, [])
    }

    /// A Boolean value that indicates whether the rows are the same, in the same order.
    var isEmpty: Bool { middle.isEmpty && insertions.isEmpty }

    /// The old indexes of removed rows.
    var deletions: [Int] { middle.indices.lazy.filter { middle[$0] == nil }.map { prefix + $0 } }

    /// Returns the new index of an old row, or `nil` if the row was removed.
    func newIndex(of index: Int) -> Int? {
        if index < prefix { return index }
        if index < prefix + middle.count { return middle[index - prefix] }
        return index < oldCount ? index + newCount - oldCount : nil
    }
}

/// The ids of the rows of one node.
@MainActor
protocol RowIDs {
    /// Returns the difference from an earlier value of the same node, or `nil` if that one has ids of another type.
    func changes(from old: any RowIDs) -> RowChanges?
}

/// The ids of the elements of a collection. They are computed when they are compared.
struct DataIDs<Data: RandomAccessCollection, ID: Hashable>: RowIDs {
    var data: Data
    let id: (Data.Element) -> ID

    func changes(from old: any RowIDs) -> RowChanges? {
        guard var old = old as? DataIDs<Data, ID> else { return nil }
        // An array that wasn't written has the same buffer. Objects may have changed in place.
        if !(Data.self is AnyClass), ValueComparator.hasSameBits(&old.data, as: data) {
            return RowChanges(unchanged: data.count)
        }
        return RowChanges(from: old.data.lazy.map(old.id), to: data.lazy.map(id))
    }
}
