import Foundation

/// How far the walks of a run of tests go, and from where.
///
/// Without settings each test walks as many steps as it asks for, always the same ones. The environment variable
/// `COLLAGE_WALK_STEPS` lengthens all walks of a run in proportion, so that those which ask for 2,000 steps together
/// make that many; then they begin somewhere else each time, unless `COLLAGE_WALK_SEED` says where.
public enum WalkLength {
    /// The steps that all tests of this package ask for together.
    private static let usualTotal = 2_000

    /// As many steps as a test walks that asks for `count`.
    public static func steps(_ count: Int) -> Int {
        total.map { max(count * $0 / usualTotal, 1) } ?? count
    }

    /// What chance follows from.
    public static let seed: UInt64 =
        setting("COLLAGE_WALK_SEED").flatMap { UInt64($0) } ?? (total == nil ? 1 : UInt64.random(in: 0...UInt64.max))

    static let tracesSteps = setting("COLLAGE_WALK_TRACE") != nil

    private static let total = setting("COLLAGE_WALK_STEPS").flatMap { Int($0) }

    private static func setting(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}
