import CollageTesting
import Testing

@testable import PortableSwiftUI

/// The columns of split views.
@MainActor @Suite struct NavigationSplitViewTests {
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

    @Test func `a visibility of the detail alone hides the sidebar`() {
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
}
