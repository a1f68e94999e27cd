import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Rows of lists: what they respond to, and their accessories.
@MainActor struct ListRowTests {
    private let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var view: ListCollectionView { host.first(ListCollectionView.self)! }

    private func cell(_ item: Int, _ section: Int = 0) -> ListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? ListCell
    }

    @Test func `the whole row of a button responds`() {
        var count = 0
        show(List { Button("Add") { count += 1 } })
        // At the trailing edge of the row, far from the title.
        host.tap(CGPoint(x: 340, y: 57))
        #expect(count == 1)
        show(List { Button("Add") { count += 1 }.disabled(true) })
        host.tap(CGPoint(x: 340, y: 57))
        #expect(count == 1)
    }

    @Test func `a tap on a row with several buttons performs all of their actions unless they have a style`() throws {
        var log: [String] = []
        show(
            List {
                HStack {
                    Button("a") { log.append("a") }
                    Button("b") { log.append("b") }
                }
                HStack {
                    Button("c") { log.append("c") }
                    Button("d") { log.append("d") }
                }
                .buttonStyle(.borderless)
            })
        host.tap(CGPoint(x: 340, y: 57))
        #expect(log == ["a", "b"])
        try host.element(.label("d")).tap()
        #expect(log == ["a", "b", "d"])
    }

    @Test func `a link has a disclosure indicator, pushes, and is highlighted until the user is back`() throws {
        show(
            NavigationStack {
                List {
                    NavigationLink("Detail", value: 5)
                    Text("plain")
                }
                .navigationDestination(for: Int.self) { Text("Screen \($0)") }
            })
        let link = try #require(cell(0))
        #expect(link.accessories.count == 1)
        #expect(cell(1)?.accessories.isEmpty == true)
        try host.element(.label("Detail")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label == "Screen 5" })
        try host.element(.label("Back")).tap()
        host.settle()
        #expect(!host.elements.contains { $0.label == "Screen 5" })
        #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test func `switches and fields of rows are used`() throws {
        struct Screen: View {
            @State private var isOn = false
            @State private var name = ""
            var body: some View {
                Form {
                    Toggle("Sounds", isOn: $isOn)
                    TextField("Name", text: $name)
                    Text(isOn ? "on \(name)" : "off")
                }
            }
        }
        show(Screen())
        let control = try #require(host.first(UISwitch.self))
        host.tap(control)
        host.settle()
        #expect(host.elements.contains { $0.label == "on " })
        let field = try #require(host.first(UITextField.self))
        host.tap(field)
        #expect(field.isFirstResponder)
        let frame = control.convert(control.bounds, to: nil)
        #expect(abs(frame.maxX - (375 - 32)) < 0.01)
    }

    @Test func `selection follows taps, and rows follow the selection`() throws {
        struct Screen: View {
            @State private var selection: Int?
            var body: some View {
                List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }
                Text(selection.map { "selected \($0)" } ?? "nothing")
                Button("Clear") { selection = nil }
            }
        }
        show(Screen())
        try host.element(.label("row 1")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label == "selected 1" })
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        try host.element(.label("Clear")).tap()
        host.settle()
        #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test func `several rows are selected in edit mode`() throws {
        struct Screen: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                NavigationStack {
                    List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }
                        .navigationTitle(Text(verbatim: selection.sorted().map(String.init).joined(separator: ",")))
                        .toolbar { EditButton() }
                }
            }
        }
        show(Screen())
        try host.element(.label("row 1")).tap()
        host.settle()
        #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
        try host.element(.label("Edit")).tap()
        host.settle()
        #expect(view.isEditing)
        try host.element(.label("row 1")).tap()
        try host.element(.label("row 2")).tap()
        host.settle()
        #expect(Set(view.indexPathsForSelectedItems ?? []).count == 2)
        #expect(host.elements.contains { $0.label == "1,2" })
        try host.element(.label("row 1")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label == "2" })
        try host.element(.label("Done")).tap()
        host.settle()
        #expect(!view.isEditing)
    }

    @Test func `views in rows appear when the rows do`() {
        var shown: Set<Int> = []
        show(
            List(0..<100, id: \.self) { row in
                Text("\(row)").onAppear { shown.insert(row) }.onDisappear { shown.remove(row) }
            })
        #expect(shown.contains(0) && shown.count < 20)
        view.contentOffset.y = 2000
        host.settle()
        #expect(!shown.contains(0) && shown.contains(50))
    }

    @Test func `views set the insets, separators, and backgrounds of their rows`() throws {
        show(
            List {
                Text("a").listRowInsets(EdgeInsets(top: 30, leading: 50, bottom: 10, trailing: 0))
                Text("b").listRowSeparator(.hidden)
                Text("c").listRowBackground(Color.red)
                Text("d").listRowSeparatorTint(.green)
                Text("e")
            })
        let frame = try host.textFrame("a")
        #expect(frame.minX == 16 + 50 && abs(frame.minY - (35 + 30)) <= 0.5)
        #expect(cell(0)?.separators.frames.isEmpty == true)
        #expect(cell(1)?.separators.frames.isEmpty == true)
        #expect(cell(2)?.separators.frames.count == 1)
        #expect(
            cell(3)?.separators.colors.first??.color(with: host.window.traitCollection)
                == UIColor.systemGreen.color(with: host.window.traitCollection))
        #expect(cell(4)?.separators.frames.isEmpty == true)
        #expect(cell(2)?.subviews.contains { $0 is ListRowBackgroundView } == true)
    }

    @Test func `insets can be set for some edges of a row, and inner values take precedence`() throws {
        show(
            List {
                Text("a")
                Text("b").listRowInsets(.leading, 50)
                Text("c").listRowInsets(.leading, 60).listRowInsets([.leading, .bottom], 30)
            })
        let (a, b, c) = try (host.textFrame("a"), host.textFrame("b"), host.textFrame("c"))
        #expect(b.minX == 16 + 50 && c.minX == 16 + 60)
        let heights = (0..<3).map { cell($0)?.bounds.height ?? 0 }
        #expect(heights[1] == heights[0] && heights[2] > heights[0])
        #expect(abs((b.minY - a.minY) - heights[0]) <= 1)
    }

    private struct Space: View {
        var body: some View {
            VStack {}
                .frame(height: 40)
                .listRowBackground(Color.clear)
        }
    }

    @Test func `the background of a row replaces the default one`() throws {
        show(
            List {
                Text("a")
                Space()
            })
        #expect(cell(0)?.backgroundConfiguration?.backgroundColor != .clear)
        #expect(cell(1)?.backgroundConfiguration?.backgroundColor == .clear)
    }

    @Test func `separators begin at the first text of a row`() throws {
        show(
            List {
                Label("Inbox", systemImage: "tray")
                Text("b")
            })
        let text = try host.textFrame("Inbox")
        let separator = try #require(cell(0)?.separators.frames.first)
        #expect(separator.minX >= 16 + 24 + 16 - 1 && text.minX >= 0)
    }

    @Test func `labels of bordered buttons in a row have the arrangement of labels outside of lists`() throws {
        func gap(_ content: some View) throws -> CGFloat {
            show(content)
            return try host.element(.label("Add")).frame.width
        }
        let label = Label("Add", systemImage: "plus")
        let inRow = try gap(
            List {
                Button {
                } label: {
                    label
                }.buttonStyle(.borderedProminent)
            })
        let outside = try gap(
            Button {
            } label: {
                label
            }.buttonStyle(.borderedProminent))
        #expect(abs(inRow - outside) < 0.01)
    }

    @Test func `modifiers in the body of a row's view change the row`() throws {
        struct Row: View {
            let name: String
            var body: some View {
                Text(name).listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)).badge(7)
            }
        }
        show(List(["a", "b"], id: \.self) { Row(name: $0).listRowSeparator(.hidden) })
        #expect(try abs(host.textFrame("a").minX - (16 + 60)) < 0.01)
        #expect(cell(0)?.accessoryNames == ["badge 7"])
        #expect(cell(0)?.separators.frames.isEmpty == true)
    }

    @Test func `a row grows with its content`() throws {
        struct Row: View {
            @State private var isTall = false
            var body: some View {
                Button("grow") { isTall = true }.frame(height: isTall ? 100 : 20)
            }
        }
        show(
            List {
                Row(); Text("below")
            })
        let before = try host.element(.label("below")).frame.minY
        try host.element(.label("grow")).tap()
        host.settle()
        let after = try host.element(.label("below")).frame.minY
        #expect(abs(after - before - 78) <= 0.5)
    }

    @Test func `a menu and a primary action apply to the selected rows`() throws {
        var log: [String] = []
        show(
            List([1, 2, 3], id: \.self, selection: .constant(Set<Int>())) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { values in
                    Button("Open \(values.count)") { log.append("menu") }
                } primaryAction: { values in
                    log.append("open \(values.sorted())")
                })
        #expect(view.list?.menuConfiguration(forRowsAt: [IndexPath(item: 1, section: 0)]) != nil)
        try host.element(.label("row 2")).tap()
        #expect(log == ["open [2]"])
    }

    @Test func `the whole row shows the menu of its view`() throws {
        show(List { Text("row").contextMenu { Button("Copy") {} } })
        let hosting = try #require(host.first(HostingView.self))
        let interaction = UIContextMenuInteraction(delegate: hosting.elementInteractions.contextMenus)
        let far = hosting.elementInteractions.contextMenus.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: CGPoint(x: 330, y: 57))
        #expect(far != nil)
        let outside = hosting.elementInteractions.contextMenus.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: CGPoint(x: 330, y: 400))
        #expect(outside == nil)
    }

    @Test func `a pull refreshes the list`() async throws {
        struct Screen: View {
            @State private var count = 1
            var body: some View {
                List(0..<count, id: \.self) { Text("row \($0)") }.refreshable { count += 1 }
            }
        }
        show(Screen())
        let control = try #require(view.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        for _ in 0..<2_000 where control.isRefreshing { try await Task.sleep(for: .milliseconds(1)) }
        host.settle()
        #expect(view.numberOfItems(inSection: 0) == 2)
    }

    @Test func `observers of scrolling are notified of a list`() {
        struct Screen: View {
            let log: (String) -> Void
            var body: some View {
                List(0..<100, id: \.self) { Text("row \($0)") }
                    .onScrollGeometryChange(for: Bool.self) {
                        $0.contentOffset.y > 100
                    } action: { _, isFar in
                        log(isFar ? "far" : "near")
                    }
                    .onScrollPhaseChange { _, new in log("\(new)") }
            }
        }
        var log: [String] = []
        show(Screen { log.append($0) })
        host.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(log.contains("far"))
        #expect(log.last == "idle" && log.contains("interacting"))
    }

    @Test func `a reader scrolls a list to an ID`() throws {
        struct Screen: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack {
                        Button("Go") { proxy.scrollTo(500, anchor: .top) }
                        List(0..<1000, id: \.self) { Text("row \($0)") }
                    }
                }
            }
        }
        show(Screen())
        try host.element(.label("Go")).tap()
        host.settle()
        #expect(host.elements.contains { $0.label == "row 500" })
        #expect(!host.elements.contains { $0.label == "row 0" })
    }
}
