import UIKit

/// A section that registers a cell and a decoration, but no header.
final class ProductsSection: CompositionalLayoutableSection, CompositionalLayoutableSectionDelegate {
    override init() {
        super.init()
        delegate = self
    }

    func registerCell(_ collectionView: UICollectionView) {
        collectionView.register(FrameworkCollectionViewCell.self, forCellWithReuseIdentifier: "Product")
    }

    func registerDecorationView(_ layout: UICollectionViewCompositionalLayout) {
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    }
}
