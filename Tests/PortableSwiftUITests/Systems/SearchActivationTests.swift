import CollageTesting
import Testing

@testable import PortableSwiftUI
@testable import PortableUIKitCore

/// The behaviors of search fields that came with iOS 26.
@MainActor struct SearchActivationTests {
    private let host = TestHost(.iPhone16Pro.running(.iOS26))

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test(arguments: [true, false]) func `a minimized search field is a button`(isMinimized: Bool) throws {
        show(
            NavigationStack { List { Text("a") }.navigationTitle("Title").searchable(text: .constant("")) }
                .searchToolbarBehavior(isMinimized ? .minimize : .automatic))
        let bar = try #require(host.first(UINavigationBar.self))
        #expect(bar.topItem?.searchController != nil)
        #expect(bar.topItem?.showsSearchButton == isMinimized)
    }

    @Test(arguments: [true, false]) func `selecting the search tab activates its field`(activates: Bool) throws {
        show(
            TabView {
                Tab("Home", systemImage: "house") { Text("Home") }
                Tab(role: .search) {
                    NavigationStack { List { Text("a") }.searchable(text: .constant("")) }
                }
            }
            .tabViewSearchActivation(activates ? .searchTabSelection : .automatic))
        try host.element(.label("Search")).tap()
        let field = try #require(host.first(UINavigationBar.self)?.topItem?.searchController)
        #expect(field.isActive == activates)
    }
}
