import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct ShowcaseTests {
    @Test(arguments: CarouselViewController.carousels.indices)
    func eachCarouselScrollsIndependently(index: Int) throws {
        let host = TestHost(size: CGSize(width: 390, height: 1100))
        let controller = CarouselViewController()
        host.show(UINavigationController(rootViewController: controller))
        let collectionView = try #require(controller.collectionView)
        func places() -> [CGFloat] {
            CarouselViewController.carousels.indices.map { section in
                let path = IndexPath(item: 1, section: section)
                return collectionView.cellForItem(at: path).map { $0.convert($0.bounds, to: nil).midX } ?? -1000
            }
        }
        let before = places()
        let cell = try #require(collectionView.cellForItem(at: IndexPath(item: 0, section: index)))
        let y = cell.convert(cell.bounds, to: nil).midY
        host.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 60, y: y))
        host.settle()
        let after = places()
        for section in before.indices {
            #expect((after[section] != before[section]) == (section == index))
        }
        #expect(collectionView.contentOffset.y == -collectionView.adjustedContentInset.top)
    }

    @Test func cardsShrinkAtTheSides() throws {
        let host = TestHost(size: CGSize(width: 390, height: 1100))
        let controller = CarouselViewController()
        host.show(UINavigationController(rootViewController: controller))
        let first = try #require(controller.collectionView.cellForItem(at: [0, 0]))
        let second = try #require(controller.collectionView.cellForItem(at: [0, 1]))
        #expect(first.transform.a > second.transform.a && second.transform.a >= 0.6)
    }

    @Test(arguments: [(320, 3), (390, 3), (1024, 9)])
    func theGridHasAsManyColumnsAsFit(width: Int, columns: Int) throws {
        let host = TestHost(size: CGSize(width: width, height: 800), safeAreaInsets: .zero)
        let controller = GridViewController()
        host.show(UINavigationController(rootViewController: controller))
        let tops = (0..<9).compactMap { controller.collectionView.cellForItem(at: [0, $0])?.frame.minY }
        #expect(tops.filter { $0 == tops[0] }.count == columns)
    }

    @Test func headersAndFootersOfTheGridStayPinned() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let controller = GridViewController()
        host.show(UINavigationController(rootViewController: controller))
        let collectionView = try #require(controller.collectionView)
        collectionView.contentOffset.y = 500
        host.settle()
        let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let headers = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        let footers = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        #expect(headers.contains { abs($0.frame.minY - visible.minY) < 0.5 })
        #expect(footers.contains { abs($0.frame.maxY - visible.maxY) < 0.5 })
    }

    @Test func ofAMillionItemsOnlyTheVisibleOnesHaveCells() throws {
        let host = TestHost()
        let controller = MillionViewController()
        host.show(UINavigationController(rootViewController: controller))
        let collectionView = try #require(controller.collectionView)
        #expect(collectionView.visibleCells.count < 80)
        let end = try #require(controller.navigationItem.rightBarButtonItems?.first?.primaryAction)
        #expect(end.title == "End")
        host.tap(try #require(host.all(UILabel.self).first { $0.text == "End" }))
        host.settle()
        #expect(collectionView.indexPathsForVisibleItems.contains([0, MillionViewController.count - 1]))
        #expect(collectionView.visibleCells.count < 80)
    }
}
