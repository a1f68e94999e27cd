import Foundation
import Testing

/// `COLLAGE_LAYOUT_HISTORIES` says how many random histories are tried, `COLLAGE_LAYOUT_SEED` with which seed the first
/// one begins.
@Suite struct LayoutHistoryTests {
    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test func whatLivedThroughChangesEqualsWhatIsMadeAnew() {
        let first = Self.number("COLLAGE_LAYOUT_SEED") ?? 1
        for seed in first..<first + (Self.number("COLLAGE_LAYOUT_HISTORIES") ?? 15) {
            let steps = (0..<20).map { seed &* 1_000 &+ $0 }
            guard LayoutHistory.failure(of: steps) != nil else { continue }
            let shrunk = LayoutHistory.shrunk(steps)
            Issue.record("seed \(seed), steps \(shrunk): \(LayoutHistory.failure(of: shrunk) ?? "")")
            return
        }
    }
}
