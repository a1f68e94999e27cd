import CollectionCore
import UIKit

/// Presets for common layouts: a carousel above a waterfall, in two lines.
final class PresetLayouts: UICollectionViewController {
    private lazy var driver = CollectionDriver(collectionView: collectionView)

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let carousel = CarouselLayout(
            width: .fractionalWidth(0.6), height: .absolute(110), hSpacing: 8, contentInsets: .all(12))
        let waterfall = WaterfallLayout(
            columns: 3, aspectRatios: [1, 0.48, 1, 1, 1], spacing: 8, contentInsets: .all(12))
        driver.apply([
            SectionModel(id: "carousel", layout: carousel, items: (1...5).map(Tile.init)),
            SectionModel(id: "waterfall", layout: waterfall, items: (6...20).map(Tile.init)),
        ])
    }
}

private struct Tile: CollectionItem {
    let id: Int

    func configure(cell: TileCell, for indexPath: IndexPath) {
        cell.show("\(id)", number: id)
    }
}
