import UIKit

/// Cells as high as their text: an estimated height, and constraints from the top of the cell to its bottom.
final class SelfSizingCells: UICollectionViewController {
    private static let texts = [
        "Short.", "A text for which one line isn't enough.", "Short again.",
        "The estimate is where layout begins, and what the cell asks for is what it gets.",
    ]

    private let tile = UICollectionView.CellRegistration<TileCell, String> { cell, indexPath, text in
        cell.show(text, number: indexPath.item)
    }

    convenience init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.texts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: Self.texts[indexPath.item])
    }
}
