/// Makes a failing sequence short (Zeller's delta debugging): parts are left out as long as it still fails.
struct Shrinker<Element> {
    /// How many sequences may be tried.
    var budget = 200
    /// Whether a sequence still fails.
    let fails: ([Element]) -> Bool

    /// A sequence that fails and from which no element can be left out, unless the budget runs out.
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

    /// The sequence with each element replaced by a simpler one where it still fails.
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
