#if Cairo

import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
@Suite struct MenuTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labelled: "Banana").secondaryClick()
        try host.element(labelled: "Eat").tap()
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

#endif
