import Foundation

/// The number of random trials in tests, and their seeds.
///
/// By default, each test performs the number of trials that it specifies, always with the same seeds. The environment
/// variable `COLLAGE_TRIALS` is a factor for all tests, such as 20 for a nightly run. Then the seeds differ in each
/// run, unless `COLLAGE_SEED` specifies the first one.
package enum RandomTrials {
    /// Returns the number of trials for a test that specifies `usual`. It's at least 1.
    package static func count(_ usual: Int) -> Int {
        factor.map { max(Int(Double(usual) * $0), 1) } ?? usual
    }

    /// Returns the seeds of the trials for a test that specifies `usual`.
    package static func seeds(_ usual: Int) -> Range<UInt64> {
        firstSeed..<firstSeed + UInt64(count(usual))
    }

    /// The first seed, which is 0 by default.
    package static let firstSeed =
        setting("COLLAGE_SEED").flatMap { UInt64($0) } ?? (factor == nil ? 0 : UInt64.random(in: 0...UInt64.max / 2))

    private static let factor = setting("COLLAGE_TRIALS").flatMap { Double($0) }

    private static func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
