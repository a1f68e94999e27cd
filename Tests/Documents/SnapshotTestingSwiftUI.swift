import SnapshotTesting
import SnapshotTestingSwiftUI
import SwiftUI
import Testing

struct OfferRow: View {
    var body: some View { Text("Three for two") }
}

@MainActor @Test func offerRow() {
    assertSnapshot(of: OfferRow(), as: .image(layout: .fixed(width: 390, height: 60)))
}
