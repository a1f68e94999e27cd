import PortableUIKit
import XCTest

/// A test case of XCTest each of whose tests has a device of its own, as those of Swift Testing have with the trait
/// `.device`.
///
/// ```swift
/// final class OfferTests: DeviceTestCase { … }
/// ```
///
/// Other test cases need it only where they touch what belongs to a device and make no ``TestHost``: without a host, all
/// tests of XCTest share a phone that nobody sees, and with it what one of them has switched off.
///
/// If the environment variable `COLLAGE_SHARD` selects a shard, tests that belong to another one are skipped. A subclass that
/// overrides `setUpWithError()` calls `super`.
open class DeviceTestCase: XCTestCase {
    /// Skips the test if it belongs to another shard.
    open override func setUpWithError() throws { try skipUnlessInShard() }

    /// Runs the test, with `setUp` and `tearDown`, on a device of its own.
    open override func invokeTest() {
        let test = MainActor.assumeIsolated { TestScope() }
        ScopeBinding.$current.withValue(.test(test)) { super.invokeTest() }
    }
}
