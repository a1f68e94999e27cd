import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct PackageBrowserViewControllerTests {
    private let host = TestHost()
    private let controller: PackageBrowserViewController

    init() {
        var packages = (0..<40).map { DebianPackage.example("alpha-\($0)", "admin", "the first letter") }
        packages += (0..<5).map { .example("beta-\($0)", "net", "the second", size: $0, isInstalled: true) }
        packages.append(.example("gamma", "net", "the third"))
        controller = PackageBrowserViewController(catalog: PackageCatalog(packages))
        host.show(UINavigationController(rootViewController: controller))
    }

    private func type(_ text: String) throws {
        let searchBar = try #require(host.first(UISearchBar.self))
        searchBar.text = text
        searchBar.delegate?.searchBar(searchBar, textDidChange: text)
        host.settle()
    }

    @Test func showsFeaturedPackagesCategoriesAndLetters() {
        let snapshot = controller.dataSource.snapshot()
        #expect(snapshot.sectionIdentifiers == [.featured, .categories, .letter("A"), .letter("B"), .letter("G")])
        #expect(snapshot.numberOfItems(inSection: .featured) == 5)
        #expect(snapshot.numberOfItems(inSection: .letter("A")) == 40)
    }

    @Test func lettersStayPinned() throws {
        controller.collectionView.contentOffset.y = 900
        host.settle()
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            controller.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 2)))
        #expect(header.frame.minY == controller.collectionView.contentOffset.y)
    }

    @Test func eachKeystrokeUpdatesTheResults() throws {
        try type("b")
        #expect(controller.dataSource.snapshot().sectionIdentifiers == [.results])
        try type("beta-3")
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
        try type("beta-3 of all")
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
        #expect(controller.contentUnavailableConfiguration != nil)
        try type("")
        #expect(controller.dataSource.snapshot().numberOfSections == 5)
        #expect(controller.contentUnavailableConfiguration == nil)
    }

    @Test func aCategoryShowsOnlyItsPackagesAndThenAllAgain() throws {
        let indexPath = try #require(controller.dataSource.indexPath(for: .category("net")))
        host.tap(try #require(controller.collectionView.cellForItem(at: indexPath)))
        host.settle()
        #expect(controller.category == "net")
        #expect(controller.dataSource.snapshot().sectionIdentifiers == [.categories, .letter("B"), .letter("G")])
        let chosen = try #require(controller.dataSource.indexPath(for: .category("net")))
        host.tap(try #require(controller.collectionView.cellForItem(at: chosen)))
        host.settle()
        #expect(controller.dataSource.snapshot().numberOfSections == 5)
    }

    @Test func aPackageOpensItsDetails() throws {
        host.tap(try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 2))))
        host.settle()
        #expect(controller.navigationController?.topViewController is PackageViewController)
        #expect(controller.navigationController?.topViewController?.title == "alpha-0")
    }

    @Test func aMachineWithoutPackagesShowsAMessage() {
        let controller = PackageBrowserViewController(catalog: PackageCatalog([]))
        host.show(UINavigationController(rootViewController: controller))
        #expect(controller.dataSource.snapshot().numberOfSections == 0)
        #expect(controller.contentUnavailableConfiguration != nil)
    }
}
