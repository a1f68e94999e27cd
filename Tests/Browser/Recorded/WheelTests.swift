import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct WheelTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Banana").scroll(by: CGVector(dx: 0, dy: 450))
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Search fruit",
                "C",
                "Cherry",
                "Clementine",
                "Cranberry",
                "D",
                "Date",
                "Dragon fruit",
                "E",
                "Elderberry",
                "F",
                "Fig",
                "G",
                "Grape",
                "Grapefruit",
                "Guava",
            ])
    }
}
