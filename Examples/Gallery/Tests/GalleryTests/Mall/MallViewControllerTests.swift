import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct MallViewControllerTests {
    private let host = TestHost()
    private let mall: Mall
    private let controller: MallViewController

    init() throws {
        mall = try GalleryContent.bundled().mall
        controller = MallViewController(mall: mall)
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
    }

    private func section<Section>(_ type: Section.Type) throws -> Section {
        try #require(controller.compositionalLayoutSections.compactMap { $0 as? Section }.first)
    }

    @Test func theDotsFollowTheBanners() throws {
        let banners = try section(BannerSection.self)
        let card = try #require(host.first(CardCell.self))
        let y = card.convert(card.bounds, to: nil).midY
        host.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 60, y: y))
        host.settle()
        #expect(banners.currentPage == 1)
        #expect(host.first(UIPageControl.self)?.currentPage == 1)
    }

    @Test func theBannersFollowTheDots() throws {
        let dots = try #require(host.first(UIPageControl.self))
        let frame = dots.convert(dots.bounds, to: nil)
        host.tap(CGPoint(x: frame.maxX - 20, y: frame.midY))
        host.settle()
        #expect(try section(BannerSection.self).currentPage == 1)
    }

    @Test func aCategoryShowsOnlyItsProducts() throws {
        let category = try #require(mall.categories.dropFirst().first)
        let cell = try #require(host.all(CategoryCell.self).dropFirst().first)
        host.tap(cell)
        host.settle()
        #expect(controller.products.items == mall.products.filter { $0.category == category })
        #expect(controller.collectionView.numberOfItems(inSection: 2) == controller.products.items.count)
        host.tap(cell)
        host.settle()
        #expect(controller.products.items == mall.products)
    }

    @Test func switchingToAListAndBackKeepsTheProducts() throws {
        host.tap(try #require(host.all(CategoryCell.self).first))
        host.settle()
        let shown = controller.products.items
        try host.tapTrailingBarButton()
        #expect(try section(ProductListSection.self).items == shown)
        #expect(controller.collectionView.cellForItem(at: [2, 0]) is UICollectionViewListCell)
        try host.tapTrailingBarButton()
        #expect(try section(ProductGridSection.self).items == shown)
        #expect(controller.collectionView.cellForItem(at: [2, 0]) is ProductCell)
    }

    @Test func theBasketAppearsWithItsFirstProductAndDisappearsWhenItsEmpty() throws {
        #expect(controller.compositionalLayoutSections.count == 3)
        for count in 1...2 {
            host.tap(try #require(host.first(ProductCell.self)))
            host.settle()
            #expect(controller.compositionalLayoutSections.first is BasketSection)
            #expect(try section(BasketSection.self).items.map(\.count) == [count])
        }
        #expect(controller.basket == [mall.products[0], mall.products[0]])
        host.tap(try #require(controller.collectionView.cellForItem(at: [0, 0])))
        host.settle()
        #expect(controller.compositionalLayoutSections.count == 3 && controller.basket.isEmpty)
    }

    private func choose(_ title: String) throws {
        let cell = try #require(host.first(ProductCell.self))
        host.secondaryClick(cell.convert(CGPoint(x: 40, y: 40), to: nil))
        host.tap(try #require(host.all(UILabel.self).first { $0.text == title }))
        host.settle()
    }

    @Test func theMenuOfAProductPutsItIntoTheBasketAndShowsItsCategory() throws {
        let product = mall.products[0]
        try choose("Add to Basket")
        #expect(controller.basket == [product])
        try choose("More \(product.category)")
        #expect(controller.products.items == mall.products.filter { $0.category == product.category })
        #expect(try section(CategorySection.self).items.map(\.isChosen) == [true, false, false, false])
    }

    @Test func aClosedScreenIsDeallocated() throws {
        weak var left: MallViewController?
        do {
            let controller = MallViewController(mall: mall)
            left = controller
            host.show(UINavigationController(rootViewController: controller))
            host.tap(try #require(host.first(ProductCell.self)))
            host.settle()
        }
        host.show(UIViewController())
        host.settle()
        #expect(left == nil)
    }
}
