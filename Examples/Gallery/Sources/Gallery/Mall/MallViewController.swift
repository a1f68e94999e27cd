import CompositionalLayoutableSection
import UIKit

/// A mall with section objects: banners, categories, and products each have their data, layout, and actions. The
/// controller combines and replaces the sections.
final class MallViewController: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []

    private let mall: Mall
    private(set) var basket: [Mall.Product] = []

    private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)

    private lazy var banners = BannerSection(mall.banners)
    private lazy var categories = CategorySection(mall) { [weak self] in self?.choose($0) }
    private(set) lazy var products: ProductSection = ProductGridSection(mall.products, delegate: self)
    /// The section of the basket, or `nil` while the basket is empty.
    private var basketSection: BasketSection?

    private lazy var styleButton = UIBarButtonItem(
        title: "List", image: UIImage(systemName: "list.bullet"),
        primaryAction: UIAction { [weak self] _ in self?.switchStyle() })

    init(mall: Mall) {
        self.mall = mall
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mall"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = styleButton
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = sectionDataSource
        collectionView.delegate = sectionDelegate
        compositionalLayoutSections = [banners, categories, products]
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }

    /// Shows the products of one category, or all products.
    private func choose(_ category: String?) {
        products.update(collectionView, withItems: mall.products.filter { category == nil || $0.category == category })
    }

    /// Switches the products between a grid and a list.
    private func switchStyle() {
        let isGrid = products is ProductGridSection
        let style: ProductSection.Type = isGrid ? ProductListSection.self : ProductGridSection.self
        let other = style.init(products.items, delegate: self)
        replace(products, with: other, in: collectionView)
        products = other
        styleButton.title = isGrid ? "Grid" : "List"
        styleButton.image = UIImage(systemName: isGrid ? "square.grid.2x2" : "list.bullet")
    }

    private func emptyBasket() {
        basket = []
        if let basketSection { remove(basketSection, in: collectionView) }
        basketSection = nil
    }
}

extension MallViewController: ProductSectionDelegate {
    /// Adds a product to the basket. The first product adds the section of the basket.
    func buy(_ product: Mall.Product) {
        basket.append(product)
        let summary = BasketSection.Summary(count: basket.count, lastName: product.name)
        if let basketSection {
            basketSection.update(collectionView, withItems: [summary])
        } else {
            let section = BasketSection(summary) { [weak self] in self?.emptyBasket() }
            insert(section, at: 0, in: collectionView)
            basketSection = section
        }
    }

    func showCategory(of product: Mall.Product) {
        categories.choose(product.category)
    }
}
