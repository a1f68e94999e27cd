import PortableUIKit

#if canImport(Testing)
import Testing

/// The test that's currently running.
enum RunningTest {
    /// Registers the current test as the scope of devices.
    @MainActor static func registerScopeQuery() { ActivatedScopes.ask { current } }

    private static var current: ActivatedScopes.RunningTest { Test.current.map { .test($0.id) } ?? .unknown }
}

/// A trait that gives each test a device, and associates all work that the test starts with it, including tasks that a
/// parameterized test starts itself.
///
/// ```swift
/// @Suite(.device) @MainActor struct RecipeTests {
///     @Test(arguments: [0, 3]) func `the list shows the number of recipes`(count: Int) {
///         let host = TestHost()
///         host.show(RecipesViewController(recipes: (0..<count).map { Recipe(name: "Recipe \($0)") }))
///     }
/// }
/// ```
///
/// A test that creates no ``TestHost`` gets a separate iPhone.
public struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
    /// A Boolean value that indicates whether the trait applies to nested suites. It's `true`.
    public var isRecursive: Bool { true }

    /// Runs the test with its own device.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let scope = await TestScope()
        try await ScopeBinding.$current.withValue(.test(scope)) { try await function() }
    }
}

extension Trait where Self == DeviceTrait {
    /// Associates all work that the test starts with the device that it created or used last, separately for each case
    /// of a parameterized test. Only tests that start tasks themselves need it. See ``TestHost``.
    public static var device: DeviceTrait { DeviceTrait() }
}
#else
/// The test that's currently running. Unknown without Swift Testing.
enum RunningTest {
    @MainActor static func registerScopeQuery() {}
}
#endif
