import UIKit

/// Headers that stay visible as long as their section is: boundary items with `pinToVisibleBounds`.
final class PinnedHeaders: UICollectionViewController {
    private let tile = UICollectionView.CellRegistration<TileCell, IndexPath> { cell, _, indexPath in
        cell.show("\(indexPath.item + 1)", number: indexPath.section)
    }

    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Section \(indexPath.section + 1)"
        view.contentConfiguration = content
        view.backgroundConfiguration = .listPlainHeaderFooter()
        view.backgroundConfiguration?.backgroundColor = .secondarySystemBackground
    }

    convenience init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
}
