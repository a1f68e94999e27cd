import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Suggestions, scopes, and the presentation of searches.
@MainActor struct SearchContentTests {
    private let host = TestHost()

    private var labels: [String] { host.elements.map(\.label) }

    private struct Screen: View {
        @State private var text = ""
        @State private var scope = "all"
        @State private var isSearching = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Text \(text), scope \(scope), \(isSearching ? "searching" : "idle")")
                    Button("Search now") { isSearching = true }
                }
                .searchScopes($scope) {
                    Text("All").tag("all")
                    Text("New").tag("new")
                }
                .searchSuggestions {
                    Text("Tea").searchCompletion("green tea")
                }
                .searchable(text: $text, isPresented: $isSearching)
            }
        }
    }

    @Test func `a binding begins the search, whose suggestions and scopes are shown`() throws {
        host.show(UIHostingController(rootView: Screen()))
        #expect(!labels.contains("Tea") && !labels.contains("New"))
        try host.element(.label("Search now")).tap()
        #expect(labels.contains("Tea") && labels.contains("New"))
        try host.element(.label("New")).tap()
        try host.element(.label("Tea")).tap()
        #expect(host.first(UISearchBar.self)?.text == "green tea")
    }

    @Test func `suggestions and scopes that follow the search are shown, too`() throws {
        struct Outer: View {
            @State private var text = ""
            @State private var scope = 0

            var body: some View {
                NavigationStack {
                    Text("Scope \(scope)")
                        .searchable(text: $text)
                        .searchSuggestions { Text("Tea").searchCompletion("green tea") }
                        .searchScopes($scope) {
                            Text("All").tag(0)
                            Text("New").tag(1)
                        }
                }
            }
        }
        host.show(UIHostingController(rootView: Outer()))
        #expect(!labels.contains("Tea") && !labels.contains("New"))
        host.tap(try #require(host.first(UISearchTextField.self)))
        #expect(labels.filter { $0 == "Tea" || $0 == "New" }.count == 2)
        try host.element(.label("New")).tap()
        #expect(labels.contains("Scope 1"))
        try host.element(.label("Tea")).tap()
        #expect(host.first(UISearchBar.self)?.text == "green tea")
    }
}
