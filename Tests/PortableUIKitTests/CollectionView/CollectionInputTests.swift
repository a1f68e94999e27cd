import CollageTesting
import Testing

@testable import PortableUIKitCore
@testable import PortableCollections
import PortableUIKit

@MainActor
struct CollectionInputTests {
    @Test func `content with swipe actions makes rows swipeable in the next pass, and is recorded once`() {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [3])
        #expect(fixture.view.swipeController == nil)
        fixture.view.hasSwipeableContent = true
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.swipeController != nil)
        let passes = fixture.view.counters.layoutPasses
        fixture.view.hasSwipeableContent = true
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.layoutPasses == passes)
    }
}
