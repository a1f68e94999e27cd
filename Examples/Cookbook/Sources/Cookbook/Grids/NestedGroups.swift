import UIKit

/// A large tile next to two small ones: a group contains another group.
final class NestedGroups: UICollectionViewController {
    private let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
        cell.show("\(number + 1)", number: number)
    }

    convenience init() {
        func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
        }
        let large = NSCollectionLayoutItem(layoutSize: size(2 / 3, 1))
        let small = NSCollectionLayoutItem(layoutSize: size(1, 1 / 2))
        for item in [large, small] {
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }
        let pair = NSCollectionLayoutGroup.vertical(layoutSize: size(1 / 3, 1), subitems: [small, small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
            subitems: [large, pair])
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
    }
}
