import PortableUIKit
import XCTest

/// An XCTest case that gives each of its tests a separate device, like the trait `.device` of Swift Testing.
///
/// ```swift
/// final class RecipeTests: DeviceTestCase {
///     @MainActor func testTitle() {
///         XCTAssertEqual(RecipeViewController(recipe: Recipe(name: "Soup")).recipe?.name, "Soup")
///     }
/// }
/// ```
///
/// Use it for tests that access the state of a device without creating a ``TestHost``, such as
/// `UIView.setAnimationsEnabled(_:)`. Without a host, all XCTest tests share one device, so a setting that one test
/// changes affects the others.
///
/// If the environment variable `COLLAGE_SHARD` selects a shard, tests of other shards are skipped. A subclass that
/// overrides `setUpWithError()` must call `super`.
open class DeviceTestCase: XCTestCase {
    /// Skips the test if it belongs to another shard.
    open override func setUpWithError() throws { try skipUnlessInShard() }

    /// Runs the test, with `setUp` and `tearDown`, on a separate device.
    open override func invokeTest() {
        let test = MainActor.assumeIsolated { TestScope() }
        ScopeBinding.$current.withValue(.test(test)) { super.invokeTest() }
    }
}
