import Foundation
import Testing

/// `COLLAGE_LAYOUT_HISTORIES` says how many random histories are tried, `COLLAGE_LAYOUT_SEED` with which seed the first
/// one begins.
@Suite struct LayoutHistoryTests {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// Histories that once went wrong, by a group that wasn't full and got more items.
    @Test(arguments: [2_019, 11_187, 21_046] as [UInt64]) func `what once went wrong is right`(seed: UInt64) {
        #expect(LayoutHistory.failure(of: LayoutHistory.steps(seed: seed)) == nil)
    }

    @Test func `what lived through changes equals what is made anew`() {
        let first = Self.number("COLLAGE_LAYOUT_SEED") ?? 1
        for seed in first..<first + (Self.number("COLLAGE_LAYOUT_HISTORIES") ?? 15) {
            let steps = LayoutHistory.steps(seed: seed)
            guard LayoutHistory.failure(of: steps) != nil else { continue }
            let shrunk = LayoutHistory.shrunk(steps)
            Issue.record("seed \(seed), steps \(shrunk): \(LayoutHistory.failure(of: shrunk) ?? "")")
            return
        }
    }
}
