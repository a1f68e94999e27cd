/// The objects that moved relative to the others in the new results of a fetch.
///
/// Objects whose values changed are moved, instead of the objects that they pass.
struct MovedObjects {
    private(set) var moved: Set<NSManagedObjectID> = []

    init(from old: [NSManagedObjectID], to new: [NSManagedObjectID], updated: Set<NSManagedObjectID>) {
        let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
        let kept = new.compactMap { id in places[id].map { (id: id, place: $0) } }
        if zip(kept, kept.dropFirst()).allSatisfy({ $0.place < $1.place }) { return }
        // The weight of an unchanged object is larger than the weight of all changed objects.
        let heavy = kept.count + 1
        let weights = kept.map { updated.contains($0.id) ? 1 : heavy }
        let stay = Self.heaviestAscent(kept.map(\.place), weights, count: old.count)
        moved = Set(kept.indices.filter { !stay.contains($0) }.map { kept[$0].id })
    }

    /// Returns the indexes of ascending positions with the largest sum of weights.
    private static func heaviestAscent(_ places: [Int], _ weights: [Int], count: Int) -> Set<Int> {
        /// The best sum of the sequences that end at or before a position, in a tree of prefixes.
        var best = [(sum: Int, last: Int)](repeating: (0, -1), count: count + 1)
        var previous = [Int](repeating: -1, count: places.count)
        var end = (sum: 0, last: -1)
        for (index, place) in places.enumerated() {
            var before = (sum: 0, last: -1)
            var node = place
            while node > 0 {
                if best[node].sum > before.sum { before = best[node] }
                node &= node - 1
            }
            previous[index] = before.last
            let sum = before.sum + weights[index]
            if sum > end.sum { end = (sum, index) }
            node = place + 1
            while node <= count {
                if best[node].sum < sum { best[node] = (sum, index) }
                node += node & -node
            }
        }
        var found: Set<Int> = []
        var index = end.last
        while index >= 0 {
            found.insert(index)
            index = previous[index]
        }
        return found
    }
}

extension CollectionDifference<NSManagedObjectID> {
    /// Creates the difference between two results, in which the given objects are moved.
    init(from old: [NSManagedObjectID], to new: [NSManagedObjectID], moved: Set<NSManagedObjectID>) {
        let (before, after) = (Set(old), Set(new))
        let oldPlaces = old.enumerated().filter { !after.contains($1) || moved.contains($1) }
        let newPlaces = new.enumerated().filter { !before.contains($1) || moved.contains($1) }
        let oldOfMoved = Dictionary(oldPlaces.map { ($1, $0) }) { first, _ in first }
        let newOfMoved = Dictionary(newPlaces.map { ($1, $0) }) { first, _ in first }
        let changes =
            oldPlaces.map { Change.remove(offset: $0, element: $1, associatedWith: newOfMoved[$1]) }
            + newPlaces.map { Change.insert(offset: $0, element: $1, associatedWith: oldOfMoved[$1]) }
        guard let difference = Self(changes) else { fatalError("A fetch result contains the same object twice.") }
        self = difference
    }
}
