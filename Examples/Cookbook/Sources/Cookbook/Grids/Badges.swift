import UIKit

/// Badges at the corners of tiles: supplementary items with an anchor on their item.
final class Badges: UICollectionViewController {
    private let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
        cell.show(["Mail", "News", "Chat", "Music", "Notes", "Maps"][number], number: number)
    }

    private let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "badge") {
        view, _, indexPath in
        view.show(count: [3, 0, 12, 0, 1, 0][indexPath.item])
    }

    convenience init() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.4, y: -0.4)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
            repeatingSubitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
}

/// A count in a red circle. It's hidden if the count is 0.
private final class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    func show(count: Int) {
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "\(count)"
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        addSubview(label)
        label.backgroundColor = .systemRed
        label.layer.cornerRadius = 12
        label.clipsToBounds = true
        label.isHidden = count == 0
    }
}
