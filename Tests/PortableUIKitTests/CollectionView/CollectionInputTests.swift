import CollageTesting
import Testing

@testable import PortableUIKitCore
@testable import PortableCollections
import PortableUIKit

@Suite("What takes a person's input in a collection view")
@MainActor
struct CollectionInputTests {
    @Test func `content that offers actions by itself has rows swiped from the next pass on, and is noted once`() {
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
