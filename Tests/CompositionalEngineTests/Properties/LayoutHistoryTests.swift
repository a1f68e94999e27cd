import RandomNumbers
import Testing

struct LayoutHistoryTests {
    /// Histories that failed because a group that wasn't full got more items.
    @Test(arguments: [2_019, 11_187, 21_046] as [UInt64])
    func `histories that failed in the past have correct results`(seed: UInt64) {
        #expect(LayoutHistory.failure(of: LayoutHistory.steps(seed: seed)) == nil)
    }

    @Test func `a solver after random changes equals a new solver`() {
        for seed in RandomTrials.seeds(8) {
            let steps = LayoutHistory.steps(seed: seed)
            guard LayoutHistory.failure(of: steps) != nil else { continue }
            let shrunk = LayoutHistory.shrunk(steps)
            Issue.record("seed \(seed), steps \(shrunk): \(LayoutHistory.failure(of: shrunk) ?? "")")
            return
        }
    }
}
