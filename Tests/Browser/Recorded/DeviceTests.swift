import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct DeviceTests {
    @Test func recorded() throws {
        let host = TestHost(layoutDirection: .rightToLeft, text: .fonts)
        host.launch(AppDelegate())
        host.change(size: CGSize(width: 844, height: 390))
        host.change(style: .dark)
        try host.element(labeled: "Controls").tap()
        try host.element(labeled: "Press").tap()
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Pressed",
                "Lights, 0",
                "Volume, 50%",
                "Press",
                "Contradict",
                "Hang",
                "Hold or tap twice",
            ])
    }
}
