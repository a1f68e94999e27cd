import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct FlingingTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Cherry").scroll(by: CGVector(dx: 0, dy: 741.5))
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
