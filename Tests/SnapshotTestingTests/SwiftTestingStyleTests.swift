import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Tests as people write them for Swift Testing and swift-snapshot-testing.
@MainActor @Suite(.snapshots(record: .missing)) struct SwiftTestingStyleTests {
    @Test func offer() {
        assertSnapshot(of: OfferController(), as: .image(on: .iPhoneSe))
        assertSnapshot(
            of: OfferController(),
            as: .image(precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 200, height: 100)))
    }

    @Test func badge() {
        let label = UILabel()
        label.text = "New"
        label.backgroundColor = .systemYellow
        assertSnapshot(of: label, as: .image)
        assertSnapshot(of: label, as: .image(size: CGSize(width: 80, height: 30)), named: "sized")
    }

    @Test func `views without a background stay transparent`() {
        let label = UILabel()
        label.text = "New"
        let first = picture(of: label)
        label.text = "Old"
        #expect(picture(of: label) != first)
        let clear = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let seeThrough = picture(of: clear)
        clear.backgroundColor = .black
        #expect(picture(of: clear) != seeThrough)
        #expect(seeThrough?.isEmpty == false)
    }

    private func picture(of view: UIView) -> Data? {
        var picture: UIImage?
        Snapshotting<UIView, UIImage>.image.snapshot(view).run { picture = $0 }
        return picture.map { Diffing<UIImage>.image.toData($0) }
    }

    @Test func values() throws {
        assertSnapshot(of: Offer(tags: []), as: .plist)
        assertSnapshot(of: ["b": 1, "a": 2] as [String: Int], as: .json, named: "numbers")
        assertSnapshot(of: Data([1, 2, 3]), as: .data)
        assertSnapshot(of: 12, as: .description, named: "twelve")
        assertSnapshot(
            of: { (size: Size) in size == .small ? 1 : 10 },
            as: Snapshotting<Size, String>.func(into: Snapshotting<Int, String>.description))
    }

    @Test func aCustomStrategy() {
        let prices = Snapshotting<String, String>.lines.pullback { (offer: Offer) in "\(offer.name): \(offer.price)" }
        withSnapshotTesting(diffTool: .ksdiff) {
            assertSnapshot(of: Offer(), as: prices)
        }
    }
}
