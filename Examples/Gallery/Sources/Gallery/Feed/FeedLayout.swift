import CompositionalList
import UIKit

/// The distances that align texts and icons with the title of the screen, in points.
enum FeedMetrics {
    /// The distance of all texts and icons from the sides of the screen.
    static let margin: CGFloat = 16
    /// The distance of tiles and headers from the edges of their places, as in the presets.
    static let tileInset: CGFloat = 5
    /// The distance that rows add to the 2 points that the preset gives them, to be aligned with tiles.
    static let rowPadding: CGFloat = 3
}

extension UICollectionViewLayout {
    /// Creates the layout of the feed: presets whose contents begin where the title of the screen does.
    static func feed() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let size = environment.container.effectiveContentSize
            let isWide = size.width > size.height && size.height > 0
            let section: NSCollectionLayoutSection =
                isWide ? .grid(5, contentInsets: .tile, header: true) : .feed(at: index)
            let inset = FeedMetrics.margin - FeedMetrics.tileInset
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
            return section
        }
    }
}

extension NSCollectionLayoutSection {
    fileprivate static func feed(at index: Int) -> NSCollectionLayoutSection {
        switch index {
        case 0: .horizontalTiles(groupSize: size(0.45, 0.55), header: true)
        case 1: .groupedList(header: true)
        case 2: .horizontalTiles(scrollingBehavior: .groupPaging, groupSize: size(0.92, 0.95), header: true)
        case 3: .verticalGroupTiles(groupSize: size(0.45, 1.1), header: true)
        default: .tilesSection(itemInset: .tile, header: true)
        }
    }

    private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(height))
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static let tile = NSDirectionalEdgeInsets(
        top: FeedMetrics.tileInset, leading: FeedMetrics.tileInset, bottom: FeedMetrics.tileInset,
        trailing: FeedMetrics.tileInset)
}
