import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct SwipingTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Apricot").drag(
            by: CGVector(dx: -110, dy: 0), at: CGPoint(x: 0.75, y: 0.5), duration: 0.3)
        try host.element(labeled: "Delete").tap()
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Search fruit",
                "A",
                "Apple",
                "Avocado",
                "B",
                "Banana",
                "Blackberry",
                "Blueberry",
                "C",
                "Cherry",
                "Clementine",
                "Cranberry",
                "D",
                "Date",
                "Dragon fruit",
            ])
    }
}
