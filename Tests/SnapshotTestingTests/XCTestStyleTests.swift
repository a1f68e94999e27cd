import SnapshotTesting
import UIKit
import XCTest

/// Tests as people write them for XCTest and swift-snapshot-testing.
final class XCTestStyleTests: XCTestCase {
    func testModel() {
        assertSnapshot(of: Offer(), as: .dump)
        assertSnapshot(of: Offer(name: "Tea", price: 2, tags: []), as: .json)
        assertSnapshot(of: "one\ntwo", as: .lines, named: "lines")
    }

    @MainActor func testController() async throws {
        assertSnapshot(of: OfferController(), as: .hierarchy)
        assertSnapshot(of: OfferController(), as: .recursiveDescription(on: .iPhone13), named: "views")
        assertSnapshot(of: OfferController(), as: .image(on: .iPhoneSe))
        assertSnapshots(
            of: OfferController(),
            as: [
                "dark": .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)),
                "landscape": .image(on: .iPhone13(.landscape)),
            ])
    }
}
