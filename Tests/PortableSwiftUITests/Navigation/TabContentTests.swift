import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Tabs described by `Tab` and `TabSection`.
@MainActor struct TabContentTests {
    private let host = TestHost()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var labels: [String] { host.elements.map(\.label) }

    private struct Selected: View {
        @State private var tab = 1

        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: 1) {
                    Button("Go to cart") { tab = 2 }
                }
                Tab("Cart", systemImage: "cart", value: 2) { Text("Two items") }
                    .badge(2)
                TabSection("More") {
                    Tab("Help", systemImage: "questionmark", value: 3) { Text("Call us") }
                }
            }
        }
    }

    @Test func `a selection selects the tab with its value`() throws {
        show(Selected())
        let controller = try #require(host.first(UITabBar.self))
        #expect(controller.items?.map(\.title) == ["Home", "Cart", "Help"])
        #expect(controller.items?[1].badgeValue == "2")
        try host.element(.label("Go to cart")).tap()
        #expect(labels.contains("Two items"))
    }

    @Test func `tabs without values are selected by taps`() throws {
        show(
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
                Tab(role: .search) { Text("Results") }
            })
        #expect(labels.contains("First"))
        #expect(host.first(UITabBar.self)?.items?.map(\.title) == ["One", "Two", "Search"])
        try host.element(.label("Two")).tap()
        #expect(labels.contains("Second"))
    }

    @Test func `a hidden tab isn't in the bar`() {
        show(
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }.hidden()
            })
        #expect(host.first(UITabBar.self)?.items?.map(\.title) == ["One"])
    }
}
