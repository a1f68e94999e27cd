import CollageTesting
import struct CollageTesting.Device
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Modifiers and buttons that are new in iOS 26.
@MainActor struct SystemModifierTests {
    private let host = TestHost(.iPhone16Pro.running(.iOS26), text: .fonts)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test func `flexible buttons have the available width, and fitted ones the width of their label`() throws {
        show(
            VStack {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Glass") {}.buttonStyle(.glass)
                Button("Fitted") {}.buttonStyle(.bordered).buttonSizing(.fitted)
                Button("Plain") {}.buttonStyle(.plain)
            }
            .frame(width: 300).buttonSizing(.flexible))
        for name in ["Bordered", "Glass"] {
            #expect(try host.element(.label(name)).frame.width == 300, "\(name)")
        }
        for name in ["Fitted", "Plain"] { #expect(try host.element(.label(name)).frame.width < 100, "\(name)") }
    }

    @Test func `styles read the sizing of buttons`() throws {
        final class Log { var sizings: [ButtonSizing] = [] }
        struct Reader: View {
            let log: Log
            @Environment(\.buttonSizing) private var sizing

            var body: some View {
                let _ = log.sizings.append(sizing)
                Text("a")
            }
        }
        let log = Log()
        show(Reader(log: log).buttonSizing(.flexible))
        show(Reader(log: log))
        #expect(log.sizings == [.flexible, .automatic])
    }

    @Test func `labels have the spacing and the icon width of the environment`() throws {
        func title(_ change: (Label<Text, Image>) -> some View) throws -> CGFloat {
            show(change(Label("Title", systemImage: "star")).fixedSize())
            let parts = try #require(host.first(HostingView.self)).inspectedParts
            let text = try #require(parts.first { $0.name == "Text" }),
                image = try #require(parts.first { $0.name == "Image" })
            return text.frame.minX - image.frame.midX
        }
        let standard = try title { $0 }
        #expect(try title { $0.labelIconToTitleSpacing(20) } == standard + 12)
        #expect(try title { $0.labelReservedIconWidth(44) } == standard + 10)
    }

    @Test func `sections have the margins that the app sets`() throws {
        show(
            List {
                Section { Text("a") }.listSectionMargins(.horizontal, 8)
                Section { Text("b") }.listSectionMargins(.top, 60)
                Section { Text("c") }
            })
        let list = try #require(host.first(ListCollectionView.self))
        let cells = try (0..<3).map { try #require(list.cellForItem(at: IndexPath(item: 0, section: $0))).frame }
        #expect(cells.map(\.minX) == [8, 20, 20] && cells.map(\.width) == [386, 362, 362])
        let gap = cells[2].minY - cells[1].maxY
        #expect(abs(cells[1].minY - cells[0].maxY - gap - 60 + gap / 2) < 0.34, "\(cells)")
    }

    @Test func `margins of a list apply to all sections, and follow changes`() throws {
        struct Screen: View {
            @State private var isWide = true

            var body: some View {
                List {
                    Section { Button("Toggle") { isWide.toggle() } }
                    Section { Text("b") }
                }
                .listSectionMargins(.horizontal, isWide ? 0 : nil)
            }
        }
        show(Screen())
        let list = try #require(host.first(ListCollectionView.self))
        func widths() -> [CGFloat] { list.visibleCells.map(\.frame.width) }
        #expect(widths() == [402, 402])
        try host.element(.label("Toggle")).tap()
        host.settle()
        #expect(widths() == [362, 362])
    }

    @Test func `a hidden indicator of a link leaves the link`() throws {
        show(
            NavigationStack {
                List {
                    NavigationLink("Shown") { Text("1") }
                    NavigationLink("Hidden") { Text("2") }.navigationLinkIndicatorVisibility(.hidden)
                }
            })
        let list = try #require(host.first(ListCollectionView.self))
        let counts = (0..<2).map {
            (list.cellForItem(at: IndexPath(item: $0, section: 0)) as? ListCell)?.accessories.count
        }
        #expect(counts == [1, 0])
        try host.element(.label("Hidden")).tap()
        host.settle()
        _ = try host.element(.label("2"))
    }

    @Test func `a slider with a hidden thumb has no thumb`() throws {
        show(Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden))
        #expect(try #require(host.first(UISlider.self)).sliderStyle == .thumbless)
        show(Slider(value: .constant(0.5)))
        #expect(try #require(host.first(UISlider.self)).sliderStyle == .default)
    }

    @Test func `a role has the system's label: a symbol in a bar, and a title elsewhere`() throws {
        var roles: [String] = []
        show(
            NavigationStack {
                Button(role: .destructive) { roles.append("delete") }.toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(role: .close) { roles.append("close") } }
                    ToolbarItem { Button(role: .confirm) { roles.append("confirm") } }
                }
            })
        for name in ["Delete", "Close", "Done"] { try host.element(.label(name)).tap() }
        #expect(roles == ["delete", "close", "confirm"])
        #expect(try host.element(.label("Close")).frame.width < 30 && host.element(.label("Delete")).frame.width > 30)
        let prominent = try #require(host.first(UINavigationBar.self)?.topItem?.rightBarButtonItems?.first)
        #expect(prominent.style == .prominent)
    }

    @Test func `a prominent style in a bar colors the glass of its item`() throws {
        show(
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem { Button("Save") {}.buttonStyle(.borderedProminent).tint(.green) }
                    ToolbarItem { Button("Other") {}.buttonStyle(.glassProminent) }
                    ToolbarItem { Button("Bordered") {}.buttonStyle(.bordered) }
                }
            })
        let items = try #require(host.first(UINavigationBar.self)?.topItem?.rightBarButtonItems)
        #expect(items.map(\.style) == [.plain, .prominent, .prominent])
        let traits = host.window.traitCollection
        #expect(items.last?.tintColor?.resolvedColor(with: traits) == UIColor(Color.green).resolvedColor(with: traits))
    }
}
