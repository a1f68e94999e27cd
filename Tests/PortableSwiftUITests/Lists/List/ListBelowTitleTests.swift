import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The space above the first section of a list, which depends on the bar above it.
@MainActor struct ListBelowTitleTests {
    private let host = TestHost()

    /// Returns the distance from the bar to the first row's cell.
    private func space(_ view: some View) throws -> CGFloat {
        host.show(UIHostingController(rootView: view))
        host.settle()
        let list = try #require(host.first(ListCollectionView.self))
        let cell = try #require(list.visibleCells.map(\.frame.minY).min())
        return cell - list.contentOffset.y - list.adjustedContentInset.top
    }

    @Test func `a first section without a header is directly below a large title (iOS 18)`() throws {
        let list = List { Section { Text("One") } }
        #expect(try space(NavigationStack { list.navigationTitle("Title") }) == 0)
        #expect(try space(NavigationStack { Form { Text("One") }.navigationTitle("Title") }) == 0)
    }

    @Test func `it's 35 points below a bar with an inline title, and below the top of a screen`() throws {
        let list = List { Section { Text("One") } }
        let inline = list.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        #expect(abs(try space(NavigationStack { inline }) - 35) < 0.5)
        #expect(abs(try space(list) - 35) < 0.5)
        #expect(
            abs(
                try space(
                    NavigationStack { list.navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar) })
                    - 35) < 0.5)
    }

    @Test func `a header below a large title is as high as it is elsewhere`() throws {
        let space = try space(NavigationStack { List { Section("Head") { Text("One") } }.navigationTitle("Title") })
        #expect(abs(space - 38.667) < 0.4)
    }
}
