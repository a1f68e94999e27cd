import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Styles of labels.
@MainActor struct LabelStyleTests {
    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
    }

    private func width(_ view: some View) -> CGFloat {
        let host = UIHostingController(rootView: view)
        return host.sizeThatFits(in: CGSize(width: 390, height: 800)).width
    }

    @Test func `a style can show its label in the surrounding style`() {
        let label = Label("Mail", systemImage: "tray")
        #expect(width(label.labelStyle(Framed())) == width(label) + 20)
        #expect(
            width(label.labelStyle(Framed()).labelStyle(.titleOnly)) == width(label.labelStyle(.titleOnly)) + 20)
    }
}
