import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct HoldingTests {
    @Test func recorded() throws {
        let host = TestHost(contentSizeCategory: .extraExtraLarge, text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Controls").tap()
        try host.element(labeled: "Hold or tap twice").tap(count: 2)
        try host.element(labeled: "Hold or tap twice").hold(for: 1)
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Held",
                "Lights, 0",
                "Volume, 50%",
                "Press",
                "Contradict",
                "Hang",
                "Hold or tap twice",
            ])
    }
}
