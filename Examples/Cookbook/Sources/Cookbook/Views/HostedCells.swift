import SwiftUI

/// SwiftUI views in the cells of a UIKit list.
final class HostedCells: UICollectionViewController {
    private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, steps in
        cell.contentConfiguration = UIHostingConfiguration {
            VStack(alignment: .leading, spacing: 6) {
                Text("\(steps) steps").font(.headline)
                ProgressView(value: Double(steps), total: 10_000)
            }
        }
        .margins(.horizontal, 16)
    }

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: 9000 - 2400 * indexPath.item)
    }
}
