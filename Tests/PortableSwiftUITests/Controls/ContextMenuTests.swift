import CollageTesting
import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Context menus.
@MainActor struct ContextMenuTests {
    private let host = TestHost()

    private struct Screen: View {
        @State private var said = "nothing"
        @State private var taps = 0
        var body: some View {
            VStack(spacing: 40) {
                Text(said)
                Button("Photo \(taps)") { taps += 1 }
                    .contextMenu {
                        Button("Copy") { said = "copy" }
                        Button("Delete", role: .destructive) { said = "delete" }
                        Menu("More") { Button("Print") { said = "print" } }
                    }
                Text("Plain").contextMenu {}
                Text("Old").contextMenu(ContextMenu { Button("Share") { said = "share" } })
                Text("Older").contextMenu(nil as ContextMenu<Text>?)
                Text("Preview").contextMenu {
                    Button("Open") { said = "open" }
                } preview: {
                    Color.red.frame(width: 200, height: 150)
                }
            }
        }
    }

    private func show() {
        host.show(UIHostingController(rootView: Screen()))
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    @Test func `each long press opens the menu of a view and isn't a tap`() throws {
        show()
        try host.element(.label("Photo 0")).hold()
        #expect(host.choiceTitles == ["Copy", "Delete", "More"])
        try host.choose("Copy")
        #expect(labels.contains("copy"))
        try host.element(.label("Photo 0")).hold()
        try host.choose("Delete")
        #expect(labels.contains("delete"))
        try host.element(.label("Photo 0")).tap()
        #expect(labels.contains("Photo 1"))
    }

    @Test func `a secondary click also opens the menu`() throws {
        show()
        try host.element(.label("Photo 0")).secondaryClick()
        try host.choose("Copy")
        #expect(labels.contains("copy"))
    }

    @Test func `a menu can be a value`() throws {
        show()
        try host.element(.label("Old")).hold()
        try host.choose("Share")
        #expect(labels.contains("share"))
        try host.element(.label("Older")).hold()
        #expect(host.choiceTitles == [])
    }

    @Test func `a menu without elements isn't shown`() throws {
        show()
        try host.element(.label("Plain")).hold()
        #expect(host.choiceTitles.isEmpty)
        #expect(labels.contains("Photo 0"))
    }

    @Test func `a preview can replace the view while the menu is open`() throws {
        show()
        try host.element(.label("Preview")).hold()
        #expect(host.choiceTitles == ["Open"])
        try host.choose("Open")
        #expect(labels.contains("open"))
    }

    private final class Path: ObservableObject {
        @Published var numbers: [Int] = []
    }

    private struct Stack: View {
        @ObservedObject var path: Path

        var body: some View {
            NavigationStack(path: $path.numbers) {
                Text("Hold me")
                    .contextMenu { Button("A") {} }
                    .navigationDestination(for: Int.self) { Text("Screen \($0)") }
            }
        }
    }

    @Test func `a menu closes after its view is removed from the window`() throws {
        let path = Path()
        host.show(UIHostingController(rootView: Stack(path: path)))
        try host.element(.label("Hold me")).hold(for: 0.9)
        #expect(host.choiceTitles == ["A"])
        path.numbers = [1]
        host.settle()
        try host.choose("A")
        #expect(host.choiceTitles.isEmpty && labels.contains("Screen 1"))

        path.numbers = []
        host.settle()
        try host.element(.label("Hold me")).hold(for: 0.9)
        #expect(host.choiceTitles == ["A"])
    }
}
