import Foundation

/// How many random trials tests make, and with which seeds.
///
/// Without settings each test makes the trials that it asks for, always the same ones. The environment variable
/// `COLLAGE_TRIALS` is a factor for all tests, such as 20 for a night; then the seeds differ in each run, unless
/// `COLLAGE_SEED` names the first one.
package enum RandomTrials {
    /// The number of trials of a test that asks for `usual`; at least one.
    package static func count(_ usual: Int) -> Int {
        factor.map { max(Int(Double(usual) * $0), 1) } ?? usual
    }

    /// The seeds of the trials of a test that asks for `usual`.
    package static func seeds(_ usual: Int) -> Range<UInt64> {
        firstSeed..<firstSeed + UInt64(count(usual))
    }

    /// The first seed; 0 without settings.
    package static let firstSeed =
        setting("COLLAGE_SEED").flatMap { UInt64($0) } ?? (factor == nil ? 0 : UInt64.random(in: 0...UInt64.max / 2))

    private static let factor = setting("COLLAGE_TRIALS").flatMap { Double($0) }

    private static func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
