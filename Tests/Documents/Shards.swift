import CollageTesting
import Testing
import XCTest

@Suite(.sharded) @MainActor struct OfferTests {
    @Test func unfolds() throws {
        #expect(TestHost().window.isKeyWindow)
    }
}

final class OldOfferTests: XCTestCase {
    override func setUpWithError() throws {
        try skipUnlessInShard()
    }
}
