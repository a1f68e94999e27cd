import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct FrameworkGridViewControllerTests {
    private let host: TestHost
    private let content: GalleryContent
    private let navigationController: UINavigationController
    private let controller: FrameworkGridViewController

    init() throws {
        host = TestHost()
        content = try .bundled()
        let storyboard = UIStoryboard(name: "Frameworks", bundle: .gallery)
        navigationController = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        controller = try #require(navigationController.viewControllers.first as? FrameworkGridViewController)
        controller.frameworkList = content.frameworks
        host.show(navigationController)
    }

    @Test func threeFrameworksAreInEachRow() throws {
        let frames = try (0..<16).map { item in
            try #require(controller.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
        }
        #expect(Set(frames.prefix(3).map(\.minY)).count == 1)
        #expect(frames[3].minX == 0)
        #expect(Set(frames.map(\.minY)).count == 6)
    }

    @Test func theStoryboardProvidesTheGridsTitleItsCellsAndTheirOutlets() throws {
        #expect(navigationController.navigationBar.prefersLargeTitles)
        #expect(controller.navigationItem.title == "Frameworks")
        let cell = try #require(
            controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? FrameworkCollectionViewCell)
        cell.layoutIfNeeded()
        #expect(cell.nameLabel.text == content.frameworks[0].name)
        // Each edge is on a pixel, so the sides of a square can differ by one.
        let size = cell.thumbnailImageView.frame.size
        #expect(abs(size.width - size.height) <= 0.5)
        #expect(abs(cell.thumbnailImageView.frame.midX - cell.contentView.bounds.midX) <= 0.5)
        let gap = cell.nameLabel.frame.minY - cell.thumbnailImageView.frame.maxY
        #expect(abs(gap - 8) <= 0.5)
    }

    @Test func aTapPushesTheDetailOfTheFramework() throws {
        let cells = host.all(FrameworkCollectionViewCell.self)
        let cell = try #require(cells.first { controller.collectionView.indexPath(for: $0)?.item == 4 })
        host.tap(cell)
        #expect(navigationController.viewControllers.count == 2)
        #expect(navigationController.topViewController is FrameworkDetailViewController)
        #expect(navigationController.topViewController?.title == content.frameworks[4].name)
        let detail = try #require(navigationController.topViewController as? FrameworkDetailViewController)
        #expect(detail.descriptionLabel.text == content.frameworks[4].description)

        navigationController.popViewController(animated: true)
        host.settle()
        #expect(navigationController.topViewController === controller)
        #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == true)
    }
}
