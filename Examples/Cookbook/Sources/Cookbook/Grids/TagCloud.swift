import UIKit

/// Tags that wrap at the end of a line, each as wide as its word: estimated widths in a horizontal group.
final class TagCloud: UICollectionViewController {
    private static let tags = [
        "Swift", "Linux", "Layout", "Tests", "Dark mode", "Fonts", "Right to left", "Diffable", "Drag and drop",
    ]

    private let tile = UICollectionView.CellRegistration<TileCell, String> { cell, indexPath, tag in
        cell.show(tag, number: indexPath.item)
    }

    convenience init() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .estimated(36)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
            subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.tags.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: Self.tags[indexPath.item])
    }
}
