import Foundation

/// The number of steps in the walks of a test run, and their seed.
///
/// By default, each test performs the number of steps that it specifies, always with the same seed. The environment
/// variable `COLLAGE_WALK_STEPS` scales all walks of a run so that tests with 2,000 steps in total perform the given
/// number of steps. Then each run has a random seed, unless `COLLAGE_WALK_SEED` specifies one.
public enum WalkLength {
    /// The total number of steps that the tests of this package specify.
    private static let usualTotal = 2_000

    /// Returns the scaled number of steps for a test that specifies `count`.
    public static func steps(_ count: Int) -> Int {
        total.map { max(count * $0 / usualTotal, 1) } ?? count
    }

    /// The seed of the random number generator.
    public static let seed: UInt64 =
        setting("COLLAGE_WALK_SEED").flatMap { UInt64($0) } ?? (total == nil ? 1 : UInt64.random(in: 0...UInt64.max))

    static let tracesSteps = setting("COLLAGE_WALK_TRACE") != nil

    private static let total = setting("COLLAGE_WALK_STEPS").flatMap { Int($0) }

    private static func setting(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
