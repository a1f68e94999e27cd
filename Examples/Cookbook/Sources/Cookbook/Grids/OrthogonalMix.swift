import UIKit

/// Sections with horizontal scrolling above one without: the provider returns a section for each index.
final class OrthogonalMix: UICollectionViewController {
    private let tile = UICollectionView.CellRegistration<TileCell, IndexPath> { cell, _, indexPath in
        cell.show("\(indexPath.item + 1)", number: indexPath.item + indexPath.section)
    }

    convenience init() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            switch index {
            case 0: Self.row(width: .fractionalWidth(0.85), height: 120, behavior: .groupPaging)
            case 1: Self.row(width: .absolute(72), height: 72, behavior: .continuous)
            default: Self.row(width: .fractionalWidth(1), height: 56, behavior: .none)
            }
        }
        self.init(collectionViewLayout: layout)
    }

    private static func row(
        width: NSCollectionLayoutDimension, height: CGFloat,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height)),
            subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 4, trailing: 12)
        return section
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath)
    }
}
