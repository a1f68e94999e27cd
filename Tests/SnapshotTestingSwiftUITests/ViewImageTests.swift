import SnapshotTesting
import SwiftUI
import Testing

/// Tests of SwiftUI views as people write them for Swift Testing and swift-snapshot-testing. The file imports what they import.
@MainActor @Suite(.snapshots(record: .missing)) struct ViewImageTests {
    @Test func offerRow() {
        assertSnapshot(of: OfferRow(), as: .image)
        assertSnapshot(of: OfferRow(), as: .image(layout: .fixed(width: 320, height: 60)), named: "wide")
        assertSnapshot(
            of: OfferRow(), as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .device(config: .iPhoneSe)),
            named: "phone")
    }

    @Test func `a view has the size of its layout`() throws {
        let text = Text("Three for two").fixedSize()
        let fitting = try size(of: .image, text)
        #expect(fitting.width > 60 && fitting.width < 200 && fitting.height > 15 && fitting.height < 30)
        #expect(try size(of: .image(layout: .fixed(width: 50, height: 40)), text) == CGSize(width: 50, height: 40))
        #expect(
            try size(of: .image(layout: .device(config: .iPhoneSe)), text) == CGSize(width: 320, height: 568))
        let turned = try size(of: .image(layout: .device(config: .iPhoneSe(.landscape))), text)
        #expect(turned == CGSize(width: 568, height: 320))
    }

    @Test func `traits reach a view and change the size that fits`() throws {
        let text = Text("Three for two").fixedSize()
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        #expect(try size(of: .image(traits: large), text).height > size(of: .image, text).height)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let data = Diffing<UIImage>.image.toData
        #expect(try data(picture(of: .image(traits: dark), text)) != data(picture(of: .image, text)))
    }

    private func picture<V: View>(of strategy: Snapshotting<V, UIImage>, _ view: V) throws -> UIImage {
        var picture: UIImage?
        strategy.snapshot(view).run { picture = $0 }
        return try #require(picture)
    }

    private func size<V: View>(of strategy: Snapshotting<V, UIImage>, _ view: V) throws -> CGSize {
        try picture(of: strategy, view).size
    }
}

private struct OfferRow: View {
    var body: some View {
        HStack {
            Text("Three for two").fixedSize()
            Text("New").fixedSize().padding(4).background(Color.yellow)
        }
        .padding(8)
    }
}
