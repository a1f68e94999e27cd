import SnapshotTesting
import Testing
import UIKit

final class OfferViewController: UIViewController {}

@MainActor @Test func offer() {
    assertSnapshot(of: OfferViewController(), as: .image(on: .iPhone13))
}
