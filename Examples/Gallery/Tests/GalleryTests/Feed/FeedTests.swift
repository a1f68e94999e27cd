import CollageTesting
import Testing

@testable import Gallery

/// Tests of the feed, with touches.
@MainActor struct FeedTests {
    private let host = TestHost()
    private let controller: UIViewController

    init() throws {
        let content = try GalleryContent.bundled()
        controller = try #require(Screen.feed.makePresented(content: content))
        let start = UIViewController()
        host.show(start)
        start.present(controller, animated: false)
        host.settle()
    }

    private var labels: [String] { host.elements.map(\.label) }

    @Test func sectionsHaveHeadersTilesAndRows() {
        #expect(labels.contains("Popular"))
        #expect(labels.contains("New"))
        #expect(labels.contains("Today"))
    }

    @Test func aTapShowsTheDetailInASheet() throws {
        let tile = try host.element(.text("SwiftUI"))
        try tile.tap()
        #expect(labels.contains { $0.hasPrefix("Since") })
        try host.element(.label("Done")).tap()
        #expect(!labels.contains { $0.hasPrefix("Since") })
    }

    @Test func bookmarksAreKept() throws {
        try host.element(.label("All")).tap()
        try host.element(.label("Mark SwiftUI")).tap()
        #expect(labels.contains("Forget SwiftUI"))
        let list = try #require(host.all(UICollectionView.self).last { $0.window != nil })
        list.scrollToItem(at: IndexPath(item: 0, section: 4), at: .bottom, animated: false)
        host.settle()
        #expect(!labels.contains("Forget SwiftUI"))
        list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        host.settle()
        #expect(labels.contains("Forget SwiftUI"))
    }

    @Test func theFeedIsClosed() throws {
        try host.element(.label("Close")).tap()
        #expect(controller.presentingViewController == nil)
    }
}
