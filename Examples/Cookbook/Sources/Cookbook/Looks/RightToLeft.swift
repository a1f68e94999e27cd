import UIKit

/// A list in a right-to-left language: content configurations and accessories mirror automatically.
final class RightToLeft: UICollectionViewController {
    private let cities = [("القاهرة", "٢١°"), ("بيروت", "١٨°"), ("تونس", "١٦°")]

    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, (String, String)> { cell, _, city in
        var content = UIListContentConfiguration.valueCell()
        content.text = city.0
        content.secondaryText = city.1
        content.image = UIImage(systemName: "sun.max")
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cities.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: cities[indexPath.item])
    }
}
