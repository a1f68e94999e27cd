import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
struct TypingTests {
    @Test func recorded() throws {
        let host = TestHost(size: CGSize(width: 375, height: 667), style: .dark, text: .fonts)
        host.launch(AppDelegate())
        try host.element(labeled: "Search fruit").tap(at: CGPoint(x: 0.21, y: 0.51))
        host.type("apples")
        host.deleteBackward(4)
        host.type("ric")
        #expect(
            host.elements.map(\.text) == [
                "Fruit",
                "Controls",
                "Search fruit, apric",
                "Clear text",
                "A",
                "Apricot",
            ])
    }
}
