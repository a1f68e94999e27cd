import UIKit

/// A flow layout whose delegate gives each item its size.
final class FlowGrid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
        cell.show("\(number + 1)", number: number)
    }

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        self.init(collectionViewLayout: layout)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 14 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: indexPath.item % 5 == 0 ? 200 : 88, height: 72)
    }
}
