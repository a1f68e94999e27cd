import UIKit

/// Columns of tiles with different heights: a custom group places each tile at the end of the shortest column.
final class Waterfall: UICollectionViewController {
    private static let heights: [CGFloat] = [90, 140, 70, 110, 160, 80, 120, 100, 150, 90, 130, 70]

    private let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
        cell.show("\(Int(heights[number]))", number: number)
    }

    convenience init() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let width = (environment.container.effectiveContentSize.width - 36) / 2
            var ends: [CGFloat] = [12, 12]
            let frames = Self.heights.map { height in
                let column = ends[0] <= ends[1] ? 0 : 1
                defer { ends[column] += height + 12 }
                return CGRect(x: 12 + CGFloat(column) * (width + 12), y: ends[column], width: width, height: height)
            }
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(ends[0], ends[1])))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            return NSCollectionLayoutSection(group: group)
        }
        self.init(collectionViewLayout: layout)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.heights.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
    }
}
