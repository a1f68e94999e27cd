import Foundation

extension TestShard {
    /// The shard that this process runs, or `nil` if it runs all tests.
    /// - Throws: ``ShardProblem`` if `COLLAGE_SHARD` doesn't name a shard.
    static var current: TestShard? {
        get throws { try TestShard(environment: ProcessInfo.processInfo.environment) }
    }
}

#if canImport(Testing)
import Testing

/// A trait that skips the tests of a suite that belong to another shard.
///
/// The environment variable `COLLAGE_SHARD` selects the shard: `COLLAGE_SHARD=2/8 swift test` runs the second of eight
/// parts of the tests. Without the variable, all tests run.
///
/// ```swift
/// @Suite(.sharded) @MainActor struct RecipeTests { … }
/// ```
///
/// `swift package collage verify --shard 2/8` doesn't need the trait. It selects the same tests by their names, in all
/// suites.
public struct ShardTrait: SuiteTrait, TestTrait {
    /// The shard, or `nil` for the shard that the environment selects.
    let shard: TestShard?

    init(shard: TestShard? = nil) { self.shard = shard }

    /// A Boolean value that indicates whether the trait applies to the tests of nested suites. It's `true`.
    public var isRecursive: Bool { true }

    /// Skips the test if it belongs to another shard.
    /// - Throws: The error that makes Swift Testing skip the test, or an error that describes an invalid shard.
    public func prepare(for test: Test) async throws {
        guard !test.isSuite, let shard = try shard ?? TestShard.current else { return }
        if self.shard == nil { RunReport.shared.startShard() }
        guard !shard.contains("\(test.id)") else { return }
        let other: ConditionTrait = .disabled("It belongs to another shard than \(shard).")
        try await other.prepare(for: test)
    }
}

extension Trait where Self == ShardTrait {
    /// A trait that skips tests that don't belong to the shard that `COLLAGE_SHARD` selects.
    public static var sharded: ShardTrait { ShardTrait() }
}
#endif
