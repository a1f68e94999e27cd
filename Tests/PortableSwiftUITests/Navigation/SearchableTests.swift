import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Search fields in the bars of screens.
@MainActor struct SearchableTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var field: UISearchBar? { host.first(UISearchBar.self) }

    private struct Results: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text(isSearching ? "searching for \(text)" : "all")
                Button("Stop") { dismissSearch() }
            }
        }
    }

    private struct Screen: View {
        var isOutside = false
        @State private var text = ""

        var body: some View {
            if isOutside {
                NavigationStack { content }.searchable(text: $text)
            } else {
                NavigationStack { content.searchable(text: $text) }
            }
        }

        private var content: some View {
            VStack {
                Results(text: text)
                Button("Clear") { text = "" }
                Button("Swift") { text = "swift" }
                NavigationLink("Open") { Text("Inside") }
            }
        }
    }

    private func labels() -> [String] { host.elements.map(\.label) }

    @Test(arguments: [false, true]) func `the search field and the binding have the same text`(
        isOutside: Bool
    ) throws {
        show(Screen(isOutside: isOutside))
        let field = try #require(field)
        #expect(field.placeholder == "Search")
        #expect(labels().contains("all"))
        try host.element(.label("Search")).tap()
        host.settle()
        #expect(labels().contains("searching for "))
        host.type("ab")
        #expect(labels().contains("searching for ab"))
        try host.element(.label("Swift")).tap()
        #expect(field.text == "swift")
        #expect(labels().contains("searching for swift"))
        try host.element(.label("Clear")).tap()
        #expect(field.text == "")
    }

    @Test(arguments: [false, true]) func `the end of a search empties the field`(isOutside: Bool) throws {
        show(Screen(isOutside: isOutside))
        let field = try #require(field)
        for end in ["Cancel", "Stop"] {
            try host.element(.label("Search")).tap()
            host.settle()
            host.type("ab")
            try host.element(.label(end)).tap()
            host.settle()
            #expect(labels().contains("all"))
            #expect(field.text ?? "" == "")
            #expect(!field.searchTextField.isFirstResponder)
        }
    }

    @Test(arguments: [false, true]) func `a pushed screen doesn't have the search field of the screen below`(
        isOutside: Bool
    ) throws {
        show(Screen(isOutside: isOutside))
        try host.element(.label("Open")).tap()
        host.settle()
        #expect(field?.window == nil)
        #expect(labels().contains("Inside"))
    }

    @Test func `a search field shows its prompt, can always be visible, and is removed with its view`() throws {
        struct Screen: View {
            @State private var isOn = true

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Switch") { isOn.toggle() }
                        if isOn {
                            Text("a").searchable(
                                text: .constant(""), placement: .navigationBarDrawer(displayMode: .always),
                                prompt: "Find cards")
                        }
                    }
                }
            }
        }
        show(Screen())
        let item = try #require(host.first(UINavigationBar.self)?.topItem)
        #expect(field?.placeholder == "Find cards")
        #expect(!item.hidesSearchBarWhenScrolling)
        try host.element(.label("Switch")).tap()
        #expect(item.searchController == nil)
        try host.element(.label("Switch")).tap()
        #expect(field?.placeholder == "Find cards")
    }

    @Test func `the return key of the field submits only its action`() throws {
        struct Screen: View {
            @State private var text = ""
            @State private var log: [String] = []

            var body: some View {
                NavigationStack {
                    Text(log.joined(separator: " ")).searchable(text: $text)
                }
                .onSubmit(of: .search) { log.append("search") }
                .onSubmit(of: .text) { log.append("text") }
                .onSubmit(of: [.text, .search]) { log.append("any") }
            }
        }
        show(Screen())
        try host.element(.label("Search")).tap()
        host.settle()
        host.type("a\n")
        #expect(labels().contains("search any"))
    }

    @Test func `a sheet of a searchable view has no search field`() throws {
        struct Screen: View {
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    Button("Show") { isShown = true }
                        .sheet(isPresented: $isShown) { NavigationStack { Text("In the sheet") } }
                        .searchable(text: .constant(""))
                }
            }
        }
        show(Screen())
        try host.element(.label("Show")).tap()
        host.settle()
        #expect(labels().contains("In the sheet"))
        #expect(host.all(UINavigationBar.self).filter { $0.topItem?.searchController != nil }.count <= 1)
        let sheet = host.all(UINavigationBar.self).last
        #expect(sheet?.topItem?.searchController == nil)
    }
}
