/// Shortens a failing sequence (Zeller's delta debugging): it removes elements as long as the sequence still fails.
struct Shrinker<Element> {
    /// The maximum number of sequences to try.
    var budget = 200
    /// A closure that returns a Boolean value that indicates whether a sequence fails.
    let fails: ([Element]) -> Bool

    /// Returns a failing sequence from which no element can be removed, unless the budget is exhausted.
    mutating func shortest(_ sequence: [Element]) -> [Element] {
        var shortest = sequence
        var length = max(shortest.count / 2, 1)
        while budget > 0, !shortest.isEmpty {
            var start = 0, removedAny = false
            while start < shortest.count, budget > 0 {
                var candidate = shortest
                candidate.removeSubrange(start..<min(start + length, candidate.count))
                budget -= 1
                if fails(candidate) {
                    shortest = candidate
                    removedAny = true
                } else {
                    start += length
                }
            }
            if length == 1, !removedAny { break }
            length = max(length / 2, 1)
        }
        return shortest
    }

    /// Returns the sequence with elements replaced by simpler elements, as long as it still fails.
    mutating func simplest(_ sequence: [Element], _ simpler: (Element) -> Element?) -> [Element] {
        var simplest = sequence
        for index in simplest.indices where budget > 0 {
            guard let element = simpler(simplest[index]) else { continue }
            var candidate = simplest
            candidate[index] = element
            budget -= 1
            if fails(candidate) { simplest = candidate }
        }
        return simplest
    }
}
