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

    private struct ManyTabs: View {
        @State private var tab = 1

        var body: some View {
            TabView(selection: $tab) {
                ForEach(1..<7) { number in
                    Text("Page \(number) of tab \(tab)")
                        .tabItem { Label("Tab \(number)", systemImage: "star") }
                        .tag(number)
                }
            }
            .overlay(alignment: .top) { Button("First") { tab = 1 } }
        }
    }

    @Test func `of more than five tabs, the last ones are in the More tab, which selects them`() throws {
        show(ManyTabs())
        #expect(host.first(UITabBar.self)?.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        try host.element(.label("More")).tap()
        #expect(labels.contains("Tab 5"))
        try host.element(.label("Tab 6")).tap()
        #expect(labels.contains("Page 6 of tab 6"))
        try host.element(.label("First")).tap()
        #expect(labels.contains("Page 1 of tab 1"))
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
