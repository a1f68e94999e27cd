import CompositionalLayoutableSection
import UIKit

/// Methods for the user's actions on a product.
@MainActor
protocol ProductSectionDelegate: AnyObject {
    func buy(_ product: Mall.Product)
    func showCategory(of product: Mall.Product)
}

/// The base class of the two product sections: the products, and the actions for taps and long presses.
class ProductSection: CompositionalLayoutableSection {
    var items: [Mall.Product]
    private weak var productDelegate: (any ProductSectionDelegate)?

    required init(_ products: [Mall.Product], delegate: any ProductSectionDelegate) {
        items = products
        productDelegate = delegate
        super.init()
        dataSource = self
        sectionLayout = self
        self.delegate = self
    }

    /// The class of the cells.
    var cellClass: UICollectionViewCell.Type { UICollectionViewCell.self }

    /// The layout of the products.
    var productLayout: any SectionLayout { ListRowLayout() }

    /// Configures a cell of the class with a product.
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
        productDelegate?.buy(items[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let product = indexPaths.first.map({ items[$0.item] }) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak productDelegate] _ in
            UIMenu(children: [
                UIAction(title: "Add to Basket", image: UIImage(systemName: "cart.badge.plus")) { _ in
                    productDelegate?.buy(product)
                },
                UIAction(title: "More \(product.category)", image: UIImage(systemName: "square.grid.2x2")) { _ in
                    productDelegate?.showCategory(of: product)
                },
            ])
        })
    }
}

/// Products as tiles, in as many columns as fit.
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
        content.imageProperties.reservedLayoutSize = CGSize(width: 56, height: 56)
        content.imageProperties.cornerRadius = 8
        content.text = product.name
        content.secondaryText = product.category
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        (cell as? UICollectionViewListCell)?.accessories = [.label(text: product.price)]
    }
}
