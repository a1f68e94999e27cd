import CollageTesting
import Testing

@testable import Gallery

/// Tests of the previews in the gallery's view files.
@MainActor
struct PreviewTests {
    private nonisolated static let names = [
        "A badge", "A bubble of one's own", "A long bubble", "Carousels", "Controls", "A row that can be marked",
        "A title",
        "What is known of an entry", "Grid", "A million", "A number",
    ]

    @Test func allAreFound() {
        #expect(PreviewedScreen.all(inModule: "Gallery").map(\.name) == Self.names)
    }

    @Test(arguments: names)
    func matchesItsSnapshot(name: String) throws {
        let host = TestHost(Device("Phone", size: CGSize(width: 393, height: 852), scale: 1))
        try host.show(preview: name)
        try host.verify(named: name)
    }
}
