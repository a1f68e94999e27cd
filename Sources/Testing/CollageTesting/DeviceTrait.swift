import PortableUIKit

#if canImport(Testing)
import Testing

/// What is known of the test that runs.
enum RunningTest {
    /// Has devices be found by the test.
    @MainActor static func tellTurns() { ScopeTurns.ask { current } }

    private static var current: ScopeTurns.RunningTest { Test.current.map { .test($0.id) } ?? .unknown }
}

/// Ties everything that a test, or each test of a suite, starts to its device: also tasks that a test with arguments
/// starts itself.
///
/// ```swift
/// @Suite(.device) @MainActor struct OfferTests { … }
/// ```
///
/// Such a test that makes no ``TestHost`` has a phone of its own.
public struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
    /// Tests in suites of the suite are tied to their devices as well.
    public var isRecursive: Bool { true }

    /// Lets the test run with a device of its own.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let scope = await TestScope()
        try await ScopeBinding.$current.withValue(.test(scope)) { try await function() }
    }
}

extension Trait where Self == DeviceTrait {
    /// Everything that the test starts belongs to the device that it made or used last, each case of a test with
    /// arguments by itself. Tests need it only for tasks that they start themselves; see ``TestHost``.
    public static var device: DeviceTrait { DeviceTrait() }
}
#else
/// What is known of the test that runs: nothing.
enum RunningTest {
    @MainActor static func tellTurns() {}
}
#endif
