import CompositionalLayoutableSection
import UIKit

/// What the two sections of products have in common: the products, and what a tap on one does.
class ProductSection: CompositionalLayoutableSection {
    var items: [Mall.Product]
    private let didSelect: (Mall.Product) -> Void

    required init(_ products: [Mall.Product], didSelect: @escaping (Mall.Product) -> Void) {
        items = products
        self.didSelect = didSelect
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }

    /// The class of the cells.
    var cellClass: UICollectionViewCell.Type { UICollectionViewCell.self }

    /// How the products are laid out.
    var productLayout: any SectionLayout { ListRowLayout() }

    /// Makes a cell of the class show a product.
    func configure(_ cell: UICollectionViewCell, with product: Mall.Product) {}
}

extension ProductSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(cellClass, for: indexPath)
        configure(cell, with: items[indexPath.item])
        return cell
    }
}

extension ProductSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        productLayout.makeSection(in: layoutEnvironment)
    }
}

extension ProductSection: UICompositionalLayoutableSectionDelegate {
    func registerCell(in collectionView: UICollectionView) {
        collectionView.register(cellClass)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        didSelect(items[indexPath.item])
    }
}

/// Products as tiles, as many beside one another as there is room for.
final class ProductGridSection: ProductSection {
    override var cellClass: UICollectionViewCell.Type { ProductCell.self }

    override var productLayout: any SectionLayout {
        GridLayout(
            minimumItemWidth: 160, height: .estimated(230), spacing: 12, lineSpacing: 16,
            contentInsets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16))
    }

    override func configure(_ cell: UICollectionViewCell, with product: Mall.Product) {
        (cell as? ProductCell)?.show(product)
    }
}

/// Products as rows of a list.
final class ProductListSection: ProductSection {
    override var cellClass: UICollectionViewCell.Type { UICollectionViewListCell.self }

    override var productLayout: any SectionLayout { ListLayout(appearance: .plain) }

    override func configure(_ cell: UICollectionViewCell, with product: Mall.Product) {
        var content = UIListContentConfiguration.subtitleCell()
        content.image = .content(atPath: product.imageName)
        content.imageProperties.maximumSize = CGSize(width: 56, height: 56)
        content.imageProperties.cornerRadius = 8
        content.text = product.name
        content.secondaryText = product.category
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        (cell as? UICollectionViewListCell)?.accessories = [.label(text: product.price)]
    }
}
