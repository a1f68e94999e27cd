import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct KeyboardTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Controls").perform(.activate)
        try host.element(labeled: "Volume").perform(.increment)
        try host.element(labeled: "Volume").perform(.increment)
        try host.element(labeled: "Lights").perform(.activate)
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Lights on",
                "Lights, 1",
                "Volume, 70%",
                "Press",
                "Contradict",
                "Hang",
                "Hold or tap twice",
            ])
    }
}
