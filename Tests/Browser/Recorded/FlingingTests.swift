#if Cairo

import CollageTesting
import Testing

@testable import BrowserTestApp

@MainActor
@Suite struct FlingingTests {
    @Test func recorded() throws {
        let host = TestHost(text: .fonts)
        host.launch(AppDelegate())
        try host.element(labelled: "Cherry").scroll(by: CGVector(dx: 0, dy: 741.5))
        try host.element(labelled: "Controls").tap()
        try host.element(labelled: "Press").tap()
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

#endif
