import CollectionCore
import UIKit

extension UICollectionViewLayout {
    /// Returns the home screen's layout for UIKit, created from the presets of the core.
    static func home() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            switch HomeContent.Section.allCases[index] {
            case .heroes:
                return CarouselLayout(
                    width: .fractionalWidth(HomeMetrics.heroShare), height: .absolute(HomeMetrics.heroHeight),
                    hSpacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets, behavior: .groupPaging
                )
                .makeSection(in: environment)
            case .albums:
                let section = GridLayout(
                    columns: HomeMetrics.columns, height: .absolute(HomeMetrics.tileHeight),
                    spacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets
                )
                .badge(.home).makeSection(in: environment)
                section.boundarySupplementaryItems = [title(.top)]
                return section
            case .songs:
                let section = ListRowLayout(
                    height: .estimated(HomeMetrics.rowEstimate), spacing: HomeMetrics.spacing,
                    contentInsets: HomeMetrics.insets
                )
                .makeSection(in: environment)
                let header = title(.top)
                header.pinToVisibleBounds = true
                section.boundarySupplementaryItems = [header, title(.bottom)]
                return section
            }
        }
    }

    private static func title(_ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(HomeMetrics.titleEstimate)),
            elementKind: alignment == .top
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            alignment: alignment)
    }
}
