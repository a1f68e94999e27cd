import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Forms, and pickers in their rows.
@MainActor struct FormTests {
    private let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var labels: [String] { host.elements.compactMap(\.label) }
    private var view: ListCollectionView { host.first(ListCollectionView.self)! }

    private struct Pickers<Style: PickerStyle>: View {
        let style: Style
        @State var choice = "b"
        var body: some View {
            NavigationStack {
                Form {
                    Picker("Letter", selection: $choice) {
                        ForEach(["a", "b", "c"], id: \.self) { Text("option \($0)") }
                    }
                    .pickerStyle(style)
                    Text("chosen \(choice)")
                }
            }
        }
    }

    @Test func `an inline picker has a row for its label and one for each value`() throws {
        show(Pickers(style: .inline))
        #expect(view.numberOfItems(inSection: 0) == 5)
        #expect(labels.contains("Letter"))
        try host.element(.label("option c")).tap()
        host.settle()
        #expect(labels.contains("chosen c"))
    }

    @Test func `a picker that is a link pushes its values and returns with one`() throws {
        show(Pickers(style: .navigationLink))
        #expect(view.numberOfItems(inSection: 0) == 2)
        host.tap(CGPoint(x: 100, y: view.convert(view.visibleCells[0].center, to: nil).y))
        host.settle()
        try host.element(.label("option a")).tap()
        host.settle()
        #expect(labels.contains("chosen a"))
    }

    @Test func `wheels, segmented controls, and menus are in one row`() throws {
        show(Pickers(style: .wheel))
        #expect(host.first(UIPickerView.self)?.selectedRow(inComponent: 0) == 1)
        #expect(view.numberOfItems(inSection: 0) == 2)
        show(Pickers(style: .segmented))
        #expect(host.first(UISegmentedControl.self)?.selectedSegmentIndex == 1)
        show(Pickers(style: .menu))
        let button = try #require(host.first(UIButton.self))
        #expect(button.configuration?.title == "option b")
        show(Pickers(style: .automatic))
        #expect(host.first(UIButton.self)?.configuration?.title == "option b")
    }

    @Test func `a selection without a tag is reported`() {
        let messages = Diagnostics.capture {
            show(Pickers(style: .automatic, choice: "z"))
        }
        #expect(messages.filter { $0.contains("does not have an associated tag") }.count == 1)
    }

    @Test func `a form moves labels and controls to the edges of its rows`() throws {
        show(
            Form {
                LabeledContent("Version", value: "1.0")
                Section("header") { Stepper("Count", value: .constant(1)) }
            })
        #expect(try host.element(.label("Version, 1.0")).frame.minX == 16)
    }

    @Test func `groups expand in the list`() throws {
        struct Screen: View {
            var body: some View {
                List {
                    DisclosureGroup("group") {
                        Text("inside")
                        DisclosureGroup("inner") { Text("deep") }
                    }
                    Text("after")
                }
            }
        }
        show(Screen())
        #expect(labels == ["group", "after"])
        try host.element(.label("group")).tap()
        host.settle()
        #expect(labels == ["group", "inside", "inner", "after"])
        let inside = try host.textFrame("inside")
        #expect(abs(inside.minX - 52) < 0.01)
        try host.element(.label("inner")).tap()
        host.settle()
        #expect(labels == ["group", "inside", "inner", "deep", "after"])
        try host.element(.label("group")).tap()
        host.settle()
        #expect(labels == ["group", "after"])
    }

    private struct Node: Identifiable {
        var id: Int
        var children: [Node]?
    }

    @Test func `a list shows data in a tree`() throws {
        let nodes = [Node(id: 1, children: [Node(id: 2), Node(id: 3, children: [Node(id: 4)])]), Node(id: 5)]
        show(List(nodes, children: \.children) { Text("node \($0.id)") })
        #expect(labels == ["node 1", "node 5"])
        try host.element(.label("node 1")).tap()
        host.settle()
        #expect(labels == ["node 1", "node 2", "node 3", "node 5"])
    }

    @Test func `a tree of a binding is written through it`() throws {
        struct Screen: View {
            @State private var nodes = [Node(id: 1, children: [Node(id: 2)])]
            var body: some View {
                List($nodes, children: \.children) { $node in
                    Text("node \(node.id)").swipeActions { Button("More") { node.id += 10 } }
                }
            }
        }
        show(Screen())
        try host.element(.label("node 1")).tap()
        host.settle()
        #expect(labels == ["node 1", "node 2"])
        let actions = try #require(view.list?.swipeActions(at: IndexPath(item: 1, section: 0), .trailing)).actions
        actions[0].handler(actions[0], view) { _ in }
        host.settle()
        #expect(labels.contains("node 12"))
    }

    @Test func `a collapsed section shows only its header`() {
        struct Screen: View {
            var isExpanded: Bool
            var body: some View {
                List {
                    Section(isExpanded: .constant(isExpanded)) {
                        Text("row")
                    } header: {
                        Text("header")
                    }
                }
                .listStyle(.sidebar)
            }
        }
        let controller = UIHostingController(rootView: Screen(isExpanded: true))
        host.show(controller)
        host.settle()
        #expect(labels.contains("row"))
        controller.rootView = Screen(isExpanded: false)
        host.settle()
        #expect(!labels.contains("row"))
    }
}
