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

    /// Compares each value with all values before it.
    static func lengthOfLongSubsequence(of values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            let before = values[..<index].indices.filter { values[$0] < value }
            lengths.append(1 + (before.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}

struct LongestIncreasingSubsequenceTests {
    private func members(of values: [Int]) -> [Int] {
        zip(values, longestIncreasingSubsequence(of: values)).filter(\.1).map(\.0)
    }

    @Test func `an empty list has an empty subsequence`() {
        #expect(longestIncreasingSubsequence(of: [Int]()).isEmpty)
    }

    @Test func `one number is its own subsequence`() {
        #expect(longestIncreasingSubsequence(of: [7]) == [true])
    }

    @Test func `an increasing list is its own subsequence`() {
        #expect(longestIncreasingSubsequence(of: [1, 4, 9]) == [true, true, true])
    }

    @Test func `of a decreasing list, one number is chosen`() {
        #expect(members(of: [2, 1]).count == 1 && members(of: Array((0..<50).reversed())).count == 1)
    }

    @Test func `only the moved item is left out`() {
        #expect(members(of: [9, 0, 1, 2, 3]) == [0, 1, 2, 3])
        #expect(members(of: [1, 2, 3, 4, 0]) == [1, 2, 3, 4])
        #expect(members(of: [0, 3, 1, 2, 4]) == [0, 1, 2, 4])
        #expect(members(of: [0, 1, 4, 2, 3]) == [0, 1, 2, 3])
    }

    @Test func `of two exchanged runs, the longer one is kept`() {
        #expect(members(of: [5, 6, 7, 8, 9, 0, 1, 2, 3]) == [5, 6, 7, 8, 9])
        #expect(members(of: [6, 7, 8, 0, 1, 2, 3, 4, 5]) == [0, 1, 2, 3, 4, 5])
    }

    @Test func `numbers of any width and sign are compared`() {
        #expect(longestIncreasingSubsequence(of: [-1, -2, 3] as [Int8]).count { $0 } == 2)
        #expect(longestIncreasingSubsequence(of: [UInt64.max, 0, 1]) == [false, true, true])
    }

    @Test func `the subsequence increases and is the longest`() {
        for seed in 0..<UInt64(500) {
            var generator = SeededGenerator(seed: seed)
            let values = Array((0..<generator.number(below: 9)).shuffled(using: &generator))
            let members = members(of: values)
            #expect(zip(members, members.dropFirst()).allSatisfy(<), "seed \(seed)")
            #expect(members.count == BruteForce.lengthOfLongestIncreasingSubsequence(of: values), "seed \(seed)")
        }
    }

    @Test func `for hundreds of numbers in runs, no increasing subsequence is longer`() {
        for seed in 0..<UInt64(100) {
            var generator = SeededGenerator(seed: seed)
            var values = Array(0..<200)
            for _ in 0..<generator.number(below: 20) {
                let start = generator.number(below: 190)
                let run = values[start..<start + 1 + generator.number(below: 10)]
                values.removeSubrange(run.indices)
                values.insert(contentsOf: run, at: generator.number(below: values.count + 1))
            }
            let members = members(of: values)
            #expect(zip(members, members.dropFirst()).allSatisfy(<), "seed \(seed)")
            #expect(members.count == BruteForce.lengthOfLongSubsequence(of: values), "seed \(seed)")
        }
    }
}
