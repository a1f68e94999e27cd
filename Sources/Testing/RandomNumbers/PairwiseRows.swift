/// Combinations of the values of several factors in which each pair of two factors' values occurs.
package enum PairwiseRows {
    private struct Pair: Hashable {
        let factors: [Int]
        let values: [Int]
    }

    /// Returns rows with an index for each factor, the same ones for the same counts and seed.
    ///
    /// The method is greedy: each row is the best of some random rows, by the number of new pairs in it.
    /// - Parameters:
    ///   - counts: The number of values of each factor.
    ///   - seed: The seed of the random rows. The default is the first seed of random trials.
    package static func rows(of counts: [Int], seed: UInt64 = RandomTrials.firstSeed) -> [[Int]] {
        var missing = allPairs(of: counts), rows: [[Int]] = []
        var generator = SeededGenerator(seed: seed)
        while !missing.isEmpty {
            // Every candidate contains one missing pair, so that each row makes progress.
            let wanted = missing.min { ($0.factors + $0.values).lexicographicallyPrecedes($1.factors + $1.values) }!
            let candidates = (0..<60).map { _ in
                var row = counts.map { Int.random(in: 0..<$0, using: &generator) }
                for (factor, value) in zip(wanted.factors, wanted.values) { row[factor] = value }
                return row
            }
            let best = candidates.max {
                missing.intersection(pairs(in: $0)).count < missing.intersection(pairs(in: $1)).count
            }!
            missing.subtract(pairs(in: best))
            rows.append(best)
        }
        return rows
    }

    private static func pairs(in row: [Int]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for first in row.indices {
            for second in row.indices where second > first {
                pairs.insert(Pair(factors: [first, second], values: [row[first], row[second]]))
            }
        }
        return pairs
    }

    private static func allPairs(of counts: [Int]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for first in counts.indices {
            for second in counts.indices where second > first {
                for one in 0..<counts[first] {
                    for other in 0..<counts[second] {
                        pairs.insert(Pair(factors: [first, second], values: [one, other]))
                    }
                }
            }
        }
        return pairs
    }
}
