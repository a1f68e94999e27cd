import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct MenuTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Banana").secondaryClick()
        try host.element(labeled: "Eat").tap()
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
