import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct AlbumTests {
    private let host = TestHost()
    private let controller: AlbumTabBarController

    init() {
        let pictures = (1...30).map { Photo(title: "Picture \($0)", place: "Place \($0)", imageName: "") }
        controller = AlbumTabBarController(album: Album(pictures: pictures))
        host.show(controller)
    }

    private var navigationController: UINavigationController? {
        controller.selectedViewController as? UINavigationController
    }

    private func select(tab index: Int) {
        controller.selectedIndex = index
        host.settle()
    }

    @Test func aLikedPhotoIsInTheFavoritesAndCountedInTheBadgeOfTheirTab() throws {
        host.tap(try #require(host.first(PhotoCell.self)))
        #expect(navigationController?.topViewController?.title == "Picture 1")
        try host.tapTrailingBarButton()
        #expect(controller.viewControllers?[1].tabBarItem.badgeValue == "1")

        select(tab: 1)
        #expect(host.first(UILabel.self) { $0.text == "Picture 1" } != nil)
        #expect(host.first(UILabel.self) { $0.text == "No Favorites" } == nil)

        // A picture that's no longer a favorite is removed from the list, and the count changes.
        select(tab: 0)
        try host.tapTrailingBarButton()
        select(tab: 1)
        #expect(controller.viewControllers?[1].tabBarItem.badgeValue == nil)
        #expect(host.first(UILabel.self) { $0.text == "No Favorites" } != nil)
    }

    @Test func aTabKeepsItsScreenWhileAnotherTabIsSelected() throws {
        host.tap(try #require(host.first(PhotoCell.self)))
        select(tab: 2)
        select(tab: 0)
        #expect(navigationController?.viewControllers.count == 2)
        #expect(navigationController?.topViewController?.title == "Picture 1")
    }

    @Test func searchFiltersPlacesAndClearingItRestoresThem() throws {
        select(tab: 2)
        let table = try #require(host.first(UITableView.self))
        host.tap(try #require(host.first(UITextField.self)))
        host.type("place 2")
        // 2 and 20 to 29
        #expect(table.numberOfRows(inSection: 0) == 11)
        host.tap(try #require(host.first(UILabel.self) { $0.text == "Cancel" }))
        #expect(table.numberOfRows(inSection: 0) == 30)
    }

    @Test func theCloseButtonDismissesTheTabs() throws {
        let content = try GalleryContent.bundled()
        let start = Screen.start.makeNavigationController(content: content)
        host.show(start)
        let album = try #require(Screen.album.makePresented(content: content))
        start.present(album, animated: true)
        host.settle()
        #expect(start.presentedViewController === album)
        let bar = try #require(host.all(UINavigationBar.self).last)
        host.tap(bar.convert(CGPoint(x: 28, y: 22), to: nil))
        #expect(start.presentedViewController == nil)
    }
}
