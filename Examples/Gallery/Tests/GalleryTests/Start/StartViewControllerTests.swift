import CollageTesting
import Testing
import UIKit

@testable import Gallery

@MainActor
struct StartViewControllerTests {
    @Test func theAppOpensAtTheListOfItsScreens() throws {
        let host = TestHost()
        host.launch(AppDelegate())
        let navigationController = try #require(host.window.rootViewController as? UINavigationController)
        #expect(navigationController.topViewController is StartViewController)
        let start = try #require(navigationController.topViewController as? StartViewController)
        let collectionView = try #require(start.view as? UICollectionView)
        #expect(collectionView.numberOfItems(inSection: 0) == (try GalleryContent.bundled()).start.count)
    }

    @Test(arguments: [
        CGSize(width: 375, height: 667), CGSize(width: 430, height: 932), CGSize(width: 1024, height: 768),
    ])
    func cardsBeginWhereTheTitleDoes(size: CGSize) throws {
        let host = TestHost(size: size)
        host.show(Screen.start.makeNavigationController(content: try .bundled()))
        let titles = host.all(UILabel.self).filter { $0.text == "Gallery" && $0.alpha > 0 && $0.font.pointSize > 30 }
        let title = try #require(titles.first)
        let cards = host.all(StartCell.self).map { $0.convert($0.bounds, to: nil) }
        #expect(cards.map(\.minX).min() == title.convert(title.bounds, to: nil).minX)
        #expect(cards.map(\.maxX).max() == size.width - (cards.map(\.minX).min() ?? 0))
    }

    @Test func aTapOnACardOpensItsScreen() throws {
        let host = TestHost()
        let content = try GalleryContent.bundled()
        let navigationController = Screen.start.makeNavigationController(content: content)
        host.show(navigationController)
        host.tap(try #require(host.all(StartCell.self).first))
        #expect(navigationController.topViewController is FrameworkGridViewController)
    }

    @Test(arguments: Screen.allCases)
    func everyScreenIsAboveTheStartScreen(screen: Screen) throws {
        let content = try GalleryContent.bundled()
        let host = TestHost(size: CGSize(width: 1024, height: 768))
        let navigationController = screen.makeNavigationController(content: content)
        host.show(navigationController)
        #expect(navigationController.viewControllers.first is StartViewController)
    }
}
