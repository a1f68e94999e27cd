import DiffEngine
import RandomNumbers
import Testing

enum BruteForce {
    /// Tries all subsequences.
    static func lengthOfLongestIncreasingSubsequence(of values: [Int]) -> Int {
        (0..<1 << values.count).lazy.map { subset in
            let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
            return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
        }.max()!
    }
}

@Suite struct LongestIncreasingSubsequenceTests {
    @Test func `an empty list has an empty subsequence`() {
        #expect(longestIncreasingSubsequence(of: [Int]()).isEmpty)
    }

    @Test func `an increasing list is its own subsequence`() {
        #expect(longestIncreasingSubsequence(of: [1, 4, 9]) == [true, true, true])
    }

    @Test func `the subsequence increases and none is longer`() {
        for seed in 0..<UInt64(500) {
            var generator = SeededGenerator(seed: seed)
            let values = Array((0..<generator.number(below: 9)).shuffled(using: &generator))
            let members = longestIncreasingSubsequence(of: values)
            let chosen = zip(values, members).filter(\.1).map(\.0)
            #expect(zip(chosen, chosen.dropFirst()).allSatisfy(<), "seed \(seed)")
            #expect(chosen.count == BruteForce.lengthOfLongestIncreasingSubsequence(of: values), "seed \(seed)")
        }
    }
}
