import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct SearchingTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Search fruit").tap(at: CGPoint(x: 0.2, y: 0.51))
        host.type("berry")
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Search fruit, berry",
                "Clear text",
                "B",
                "Blackberry",
                "Blueberry",
                "C",
                "Cranberry",
                "E",
                "Elderberry",
                "R",
                "Raspberry",
                "S",
                "Strawberry",
            ])
    }
}
