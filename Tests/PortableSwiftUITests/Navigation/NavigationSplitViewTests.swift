import CollageTesting
import Testing

@testable import PortableSwiftUI

/// The columns of split views.
@MainActor struct NavigationSplitViewTests {
    private var labels: (TestHost) -> [String] { { $0.elements.map(\.label) } }

    private func phone(_ view: some View) -> TestHost {
        let host = TestHost()
        host.show(UIHostingController(rootView: view))
        return host
    }

    private func tablet(_ view: some View) -> TestHost {
        let host = TestHost(size: CGSize(width: 1194, height: 834))
        host.show(UIHostingController(rootView: view))
        return host
    }

    /// A column whose button makes a selection, as in a list.
    private struct Sidebar: View {
        @Binding var selection: String?
        @Environment(\.columnSelection) private var column

        var body: some View {
            VStack {
                Button("Tea") {
                    selection = "tea"
                    column?.selectionDidChange(isEmpty: false)
                }
                NavigationLink("Linked", value: 7)
            }
            .navigationTitle("Drinks")
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .onAppear { column?.didReturn = { selection = nil } }
        }
    }

    private struct Screen: View {
        @State private var selection: String?
        var column: Binding<NavigationSplitViewColumn>?

        var body: some View {
            if let column {
                NavigationSplitView(preferredCompactColumn: column) {
                    Sidebar(selection: $selection)
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    Sidebar(selection: $selection)
                } detail: {
                    NavigationStack { detail.navigationTitle("Detail") }
                }
            }
        }

        @ViewBuilder private var detail: some View {
            if let selection {
                Text("About \(selection)")
            } else {
                Text("Select a drink")
            }
        }
    }

    @Test func `on a phone the sidebar is the lowest screen, and a selection pushes the detail`() throws {
        let host = phone(Screen())
        #expect(labels(host).contains("Tea"))
        #expect(!labels(host).contains("Select a drink"))
        #expect(host.all(UINavigationBar.self).count == 1)
        try host.element(.label("Tea")).tap()
        #expect(labels(host).contains("About tea"))
        #expect(host.all(UINavigationBar.self).count == 1)
        #expect(host.first(UINavigationBar.self)?.topItem?.title == "Detail")
        try host.element(.label("Drinks")).tap()
        #expect(labels(host).contains("Tea"))
        try host.element(.label("Linked")).tap()
        #expect(labels(host).contains("Number 7"))
    }

    @Test func `a preferred column is on top on a phone`() {
        struct Preferring: View {
            @State private var column = NavigationSplitViewColumn.detail
            var body: some View { Screen(column: $column) }
        }
        #expect(labels(phone(Preferring())).contains("Select a drink"))
    }

    @Test func `on a tablet the columns are side by side`() throws {
        let host = tablet(Screen())
        #expect(labels(host).contains("Tea"))
        #expect(labels(host).contains("Select a drink"))
        try host.element(.label("Tea")).tap()
        #expect(labels(host).contains("Tea"))
        #expect(labels(host).contains("About tea"))
        try host.element(.label("Linked")).tap()
        #expect(labels(host).contains("Number 7"))
        #expect(labels(host).contains("Tea"))
    }

    @Test func `a navigation view shows its columns on a tablet, and its links replace the detail`() throws {
        let view = NavigationView {
            NavigationLink("Open") { Text("Opened") }.navigationTitle("Start")
            Text("Select something")
        }
        let host = tablet(view)
        #expect(labels(host).contains("Open") && labels(host).contains("Select something"))
        try host.element(.label("Open")).tap()
        #expect(labels(host).contains("Open") && labels(host).contains("Opened"))
        #expect(!labels(host).contains("Select something"))
        let stack = tablet(view.navigationViewStyle(.stack))
        #expect(!labels(stack).contains("Select something"))
    }

    @Test func `a detail-only visibility hides the sidebar`() {
        struct Hiding: View {
            @State private var visibility = NavigationSplitViewVisibility.detailOnly
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("Sidebar")
                } detail: {
                    Text("Detail")
                }
            }
        }
        let host = tablet(Hiding())
        #expect(labels(host).contains("Detail"))
        #expect(!labels(host).contains("Sidebar"))
    }

    @Test func `an inspector is a column on a tablet and a sheet on a phone`() throws {
        struct Inspected: View {
            @State private var isShown = false
            var body: some View {
                Button("Inspect") { isShown.toggle() }
                    .inspector(isPresented: $isShown) { Text("Size 7") }
            }
        }
        for host in [phone(Inspected()), tablet(Inspected())] {
            #expect(!labels(host).contains("Size 7"))
            try host.element(.label("Inspect")).tap()
            #expect(labels(host).contains("Size 7"))
        }
    }

    @Test func `an inspector has the width of its column`() throws {
        struct Inspected: View {
            @State private var isShown = true
            var body: some View {
                Text("Content").inspector(isPresented: $isShown) {
                    Text("Size 7").frame(maxWidth: .infinity).inspectorColumnWidth(min: 200, ideal: 340, max: 400)
                }
            }
        }
        let host = tablet(Inspected())
        #expect(try host.element(.label("Size 7")).frame.midX == 1194 - 170)
    }

    private struct ListScreen: View {
        let model: Model
        @State private var selection: String?

        init(model: Model, selection: String? = nil) {
            self.model = model
            _selection = State(wrappedValue: selection)
        }

        final class Model {
            var selection: Binding<String?>?
            var selections: [String?] = []
        }

        var body: some View {
            let _ = model.selection = $selection
            let _ = model.selections.append(selection)
            NavigationSplitView {
                List(["tea", "milk"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Drinks")
            } detail: {
                if let selection { Text("About \(selection)") } else { Text("Select a drink") }
            }
        }
    }

    @Test func `on a phone the selection of a list pushes the detail, also a second time`() throws {
        let model = ListScreen.Model()
        let host = phone(ListScreen(model: model))
        #expect(labels(host).contains("tea") && !labels(host).contains("Select a drink"))
        for _ in 0..<2 {
            try host.element(.label("tea")).tap()
            #expect(labels(host).contains("About tea"))
            try host.element(.label("Drinks")).tap()
            #expect(labels(host).contains("milk"))
            #expect(model.selections.last == .some(nil))
        }
        try host.element(.label("milk")).tap()
        #expect(labels(host).contains("About milk"))
    }

    @Test func `on a phone the app shows and hides the detail with the selection`() throws {
        let model = ListScreen.Model()
        let host = phone(ListScreen(model: model))
        model.selection?.wrappedValue = "milk"
        host.settle()
        #expect(labels(host).contains("About milk"))
        model.selection?.wrappedValue = nil
        host.settle()
        #expect(labels(host).contains("milk") && !labels(host).contains("About milk"))
    }

    @Test func `on a phone an initial selection shows the detail`() {
        let host = phone(ListScreen(model: ListScreen.Model(), selection: "tea"))
        host.settle()
        #expect(labels(host).contains("About tea"))
    }

    @Test func `value links in a list with a selection select values, and the detail follows`() throws {
        struct Linked: View {
            @State private var selection: Int?
            var body: some View {
                NavigationSplitView {
                    List(selection: $selection) {
                        ForEach(1..<4) { number in NavigationLink("Link \(number)", value: number) }
                    }
                    .navigationTitle("Links")
                } detail: {
                    Text("Detail \(selection ?? 0)")
                }
            }
        }
        for host in [phone(Linked()), tablet(Linked())] {
            let messages = try Diagnostics.capture { try host.element(.label("Link 2")).tap() }
            #expect(labels(host).contains("Detail 2"))
            #expect(messages.isEmpty)
        }
    }

    @Test func `the path of a stack in a column follows the app and the user`() throws {
        final class Model {
            var path: Binding<[Int]>?
        }
        struct Stacked: View {
            let model: Model
            @State private var path: [Int] = []
            var body: some View {
                let _ = model.path = $path
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    NavigationStack(path: $path) {
                        Text("Root of \(path.count)").navigationTitle("Root")
                            .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("\($0)") }
                    }
                }
            }
        }
        let model = Model()
        let host = tablet(Stacked(model: model))
        model.path?.wrappedValue = [1, 2, 3]
        host.settle()
        #expect(labels(host).contains("Level 3"))
        try host.element(.label("2")).tap()
        host.settle()
        #expect(labels(host).contains("Level 2"))
        #expect(model.path?.wrappedValue == [1, 2])
        model.path?.wrappedValue = []
        host.settle()
        #expect(labels(host).contains("Root of 0"))
    }
}
