import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Screens in stacks and tabs.
@MainActor struct NavigationTests {
    private let host = TestHost()

    private func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
        let controller = UIHostingController(rootView: view)
        host.show(controller)
        return controller
    }

    private var labels: [String] { host.elements.map(\.label) }

    struct Detail: View {
        let name: String
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("About \(name)")
                Button("Back home") { dismiss() }
            }
            .navigationTitle(name)
        }
    }

    @Test func `a title is in the bar, large or inline`() throws {
        _ = show(NavigationView { Text("Content").navigationTitle("Apps") })
        let navigation = try #require(host.first(UINavigationBar.self))
        #expect(navigation.topItem?.title == "Apps")
        #expect(navigation.prefersLargeTitles)
        _ = show(NavigationView { Text("Content").navigationTitle("Apps").navigationBarTitleDisplayMode(.inline) })
        #expect(host.first(UINavigationBar.self)?.topItem?.largeTitleDisplayMode == .never)
    }

    @Test func `a phone shows the first column of a navigation view`() throws {
        _ = show(
            NavigationView {
                NavigationLink("Open") { Text("Opened") }.navigationTitle("Start")
                Text("Select something")
            })
        #expect(labels.contains("Open"))
        #expect(!labels.contains("Select something"))
        #expect(host.first(UINavigationBar.self)?.topItem?.title == "Start")
        try host.element(.label("Open")).tap()
        #expect(labels.contains("Opened"))
    }

    @Test func `a link pushes its destination, which has a back button`() throws {
        _ = show(
            NavigationView {
                NavigationLink("Open") { Detail(name: "Tea") }.navigationTitle("Start")
            })
        try host.element(.label("Open")).tap()
        #expect(labels.contains("About Tea"))
        #expect(host.first(UINavigationBar.self)?.topItem?.title == "Tea")
        try host.element(.label("Back home")).tap()
        #expect(labels.contains("Open"))
        #expect(!labels.contains("About Tea"))
    }

    @Test func `a badge is on its tab and is removed at 0`() throws {
        struct Tabs: View {
            let count: Int
            var body: some View {
                TabView {
                    Text("Shop").tabItem { Label("Shop", systemImage: "bag") }
                    Text("Cart").tabItem { Label("Cart", systemImage: "cart") }.badge(count)
                }
            }
        }
        let controller = show(Tabs(count: 2))
        let items = { host.first(UITabBar.self)?.items?.map(\.badgeValue) }
        #expect(items() == [nil, "2"])
        controller.rootView = Tabs(count: 0)
        host.settle()
        #expect(items() == [nil, nil])
    }

    @Test func `changes around a stack update its content`() {
        struct Screen: View {
            let name: String
            var body: some View { NavigationView { Text("Hello \(name)").navigationTitle(name) } }
        }
        let controller = show(Screen(name: "Ann"))
        controller.rootView = Screen(name: "Bob")
        host.settle()
        #expect(labels.contains("Hello Bob"))
        #expect(host.first(UINavigationBar.self)?.topItem?.title == "Bob")
    }

    @Test func `items of the bar are views`() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                NavigationView {
                    Text("Count \(count)").toolbar {
                        ToolbarItem(placement: .navigationBarLeading) { Button("Less") { count -= 1 } }
                        ToolbarItem(placement: .navigationBarTrailing) { Button("More") { count += 1 } }
                    }
                }
            }
        }
        _ = show(Screen())
        try host.element(.label("More")).tap()
        try host.element(.label("More")).tap()
        try host.element(.label("Less")).tap()
        #expect(labels.contains("Count 1"))
        let less = try host.element(.label("Less")), more = try host.element(.label("More"))
        #expect(less.frame.maxX < more.frame.minX)
    }

    @Test func `tabs have labels, and keep the state of their screens`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        _ = show(
            TabView {
                Counter().tabItem {
                    Image(systemName: "star")
                    Text("First")
                }
                Text("Other").tabItem { Text("Second") }
            })
        #expect(host.elements.contains { $0.label == "Count 0" })
        try host.element(.label("Count 0")).tap()
        try host.element(.text("Second")).tap()
        #expect(labels.contains("Other"))
        #expect(!labels.contains("Count 1"))
        try host.element(.text("First")).tap()
        #expect(labels.contains("Count 1"))
    }

    @Test func `a binding selects the tab, and is updated when the user selects one`() throws {
        struct Screen: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Text("Screen A").tabItem { Text("A") }.tag("a")
                    VStack {
                        Text("Screen B, \(tab)")
                        Button("To A") { tab = "a" }
                    }
                    .tabItem { Text("B") }.tag("b")
                }
            }
        }
        _ = show(Screen())
        #expect(labels.contains("Screen B, b"))
        try host.element(.label("To A")).tap()
        #expect(labels.contains("Screen A"))
        try host.element(.label("B")).tap()
        #expect(labels.contains("Screen B, b"))
    }

    @Test func `pages are side by side`() throws {
        struct Screen: View {
            @State private var page = 0
            var body: some View {
                VStack {
                    Text("Page \(page)")
                    TabView(selection: $page) {
                        ForEach(0..<3) { Text("Content \($0)").tag($0) }
                    }
                    .tabViewStyle(.page)
                }
            }
        }
        _ = show(Screen())
        #expect(labels.contains("Content 0"))
        host.drag(at: CGPoint(x: 300, y: 500), by: CGVector(dx: -250, dy: 0), duration: 0.2, rests: false)
        #expect(labels.contains("Page 1"))
        #expect(labels.contains("Content 1"))
    }

    @Test func `pages are ordered in the layout direction`() throws {
        struct Pages: View {
            let log: (Int) -> Void
            @State private var page = 0

            var body: some View {
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { Text("Page \($0)").tag($0) }
                }
                .tabViewStyle(.page)
                .onChange(of: page) { log(page) }
                Button("First") { withAnimation { page = 0 } }
            }
        }
        var shown: [Int] = []
        let host = TestHost(layoutDirection: .rightToLeft)
        host.show(UIHostingController(rootView: Pages { shown.append($0) }))
        host.settle()
        #expect(host.elements.first?.label == "Page 0")
        for page in 1...2 {
            host.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 340, y: 300))
            host.settle()
            #expect(host.elements.first?.label == "Page \(page)")
        }
        #expect(shown == [1, 2])
        try host.element(.label("First")).tap()
        #expect(host.elements.first?.label == "Page 0")
    }
}
