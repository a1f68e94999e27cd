import UIKit

/// Tiles on a circle: a custom layout returns the frame of each item and the size of the content.
final class CircleLayout: UICollectionViewController {
    private let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
        cell.show("\(number == 0 ? 12 : number)", number: number)
    }

    convenience init() {
        self.init(collectionViewLayout: CircularLayout())
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
    }
}

private final class CircularLayout: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func prepare() {
        guard let collectionView else { return }
        let count = collectionView.numberOfItems(inSection: 0)
        let center = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
        let radius = min(center.x, center.y) - 40
        attributes = (0..<count).map { item in
            let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count) - .pi / 2
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = CGSize(width: 52, height: 52)
            attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
