import CompositionalList
import UIKit

/// The distances that align text and icons with the title of the screen, in points.
enum FeedMetrics {
    /// The distance of tiles and headers from the edges of their items.
    static let tileInset: CGFloat = 5
    /// The distance that rows add to the 2 points of their items, which aligns them with tiles.
    static let rowPadding: CGFloat = 3

    /// Returns the distance of text and icons from the sides of the screen, which is the margin of the large title.
    static func margin(isWide: Bool) -> CGFloat { isWide ? 20 : 16 }
}

extension UICollectionViewLayout {
    /// Creates the layout of the feed: sections whose content begins at the leading edge of the screen's title.
    static func feed() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let size = environment.container.effectiveContentSize
            let inset =
                FeedMetrics.margin(isWide: environment.traitCollection.horizontalSizeClass == .regular)
                - FeedMetrics.tileInset
            let section: NSCollectionLayoutSection =
                size.width > size.height && size.height > 0
                ? .wideFeed(at: index, width: size.width - 2 * inset) : .feed(at: index)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
            return section
        }
    }
}

extension NSCollectionLayoutSection {
    fileprivate static func feed(at index: Int) -> NSCollectionLayoutSection {
        switch index {
        case 0: .horizontalTiles(groupSize: size(0.45, 0.58), header: true)
        case 1: .groupedList(header: true)
        case 2: .horizontalTiles(scrollingBehavior: .groupPaging, groupSize: size(0.92, 1.05), header: true)
        case 3: .verticalGroupTiles(groupSize: size(0.45, 1.16), header: true)
        default: .tilesSection(itemInset: .tile, header: true)
        }
    }

    /// Creates a section for screens that are wider than high: three columns of rows, or five of tiles, which are icons with
    /// or without text below them.
    fileprivate static func wideFeed(at index: Int, width: CGFloat) -> NSCollectionLayoutSection {
        switch index {
        case 1: columns(3, height: 60, insets: .row)
        case 0, 2, 3: columns(5, height: width / 5 + 50, insets: .tile)
        default: columns(5, height: width / 5, insets: .tile)
        }
    }

    private static func columns(
        _ count: Int, height: CGFloat, insets: NSDirectionalEdgeInsets
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
        item.contentInsets = insets
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(max(height, 0))),
                repeatingSubitem: item, count: count))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(height))
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static let tile = all(FeedMetrics.tileInset), row = all(2)

    private static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
}
