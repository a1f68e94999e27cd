import RandomNumbers
import Testing

/// Random systems under random edits: the incremental solution equals one from scratch, required constraints hold or
/// are reported, and reported constraints contradict each other.
///
/// `COLLAGE_TRIALS` sets the number of scripts if a test run has time for more.
struct SolverCampaignTests {
    /// Scripts that failed because of a rounding pivot, rounding costs, or constants that had drifted.
    private static let regressions: [UInt64] = [
        374, 1190, 2526, 3056, 3075, 3685, 4151, 4362, 6019, 6497, 6733, 7025, 7284, 7804, 7838, 8331, 1176, 3152,
        4015, 9236, 13796, 17546, 21222, 24112, 25332, 31137, 35871, 42944, 60768, 73514, 74591, 74694, 45765, 57820,
        21310, 157278, 179056, 225308, 322951, 493382,
    ]

    /// The same with plain multipliers.
    private static let plainRegressions: [UInt64] = [42600]

    @Test(arguments: regressions) func `rounding of multipliers doesn't affect the solution`(seed: UInt64) {
        expectNoFailure(.random(seed: seed, multipliers: SolverScript.Multipliers.awkward), seed)
    }

    @Test(arguments: plainRegressions) func `large changes don't affect the solution`(seed: UInt64) {
        expectNoFailure(.random(seed: seed, multipliers: SolverScript.Multipliers.plain), seed)
    }

    @Test func `random systems with multipliers that round are solved as from scratch`() {
        for seed in RandomTrials.seeds(75) {
            expectNoFailure(.random(seed: seed, multipliers: SolverScript.Multipliers.awkward), seed)
        }
    }

    @Test func `random systems with plain multipliers are solved as from scratch`() {
        for seed in RandomTrials.seeds(75) {
            expectNoFailure(.random(seed: seed, multipliers: SolverScript.Multipliers.plain), seed)
        }
    }

    @Test func `a script is shortened to its failing part`() {
        let script = SolverScript.random(seed: 3, multipliers: SolverScript.Multipliers.plain)
        let shortened = script.shortened { candidate in
            let names = candidate.steps.compactMap { step -> Int? in
                if case .add(let name, _) = step { return name }
                return nil
            }
            return names.contains(1) && names.contains(4)
        }
        #expect(shortened.steps.count == 2)
    }

    private func expectNoFailure(_ script: SolverScript, _ seed: UInt64) {
        guard let failure = SolverRun.failure(of: script) else { return }
        let shortened = script.shortened { SolverRun.failure(of: $0) != nil }
        let why = SolverRun.failure(of: shortened)?.description ?? ""
        Issue.record("seed \(seed): \(failure)\n\(shortened)\n\(why)")
    }
}
