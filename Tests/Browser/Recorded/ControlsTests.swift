import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct ControlsTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Controls").tap()
        try host.element(labeled: "Lights").tap()
        try host.element(labeled: "Volume").drag(by: CGVector(dx: 100, dy: 0), duration: 0.3)
        try host.element(labeled: "Press").tap()
        try host.element(labeled: "Fruit").tap()
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Search fruit",
                "A",
                "Apple",
                "Apricot",
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
            ])
    }
}
