import CompositionalLayoutableSection
import UIKit

/// The content of the basket in one row. The section is visible only if the basket isn't empty.
final class BasketSection: CompositionalLayoutableSection {
    /// The text of the row.
    struct Summary: Hashable {
        var count: Int
        var lastName: String
    }

    var items: [Summary]
    private let didSelect: () -> Void

    init(_ summary: Summary, didSelect: @escaping () -> Void) {
        items = [summary]
        self.didSelect = didSelect
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }
}

extension BasketSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(UICollectionViewListCell.self, for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.image = UIImage(systemName: "cart.fill")
        content.text = "\(items[indexPath.item].count) in the basket"
        content.secondaryText = "\(items[indexPath.item].lastName) was the last. Tap to empty the basket."
        content.secondaryTextProperties.color = .secondaryLabel
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .card()
        return cell
    }
}

extension BasketSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        ListRowLayout(
            height: .estimated(60),
            contentInsets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 16)
        ).makeSection(in: layoutEnvironment)
    }
}

extension BasketSection: UICompositionalLayoutableSectionDelegate {
    func registerCell(in collectionView: UICollectionView) {
        collectionView.register(UICollectionViewListCell.self)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        didSelect()
    }
}
