import CollageTesting

/// Layouts of UIKit's own, each of a kind.
@MainActor
enum Arrangement: Int, Codable, Hashable, Sendable, CaseIterable {
    case fixedGrid, estimatedRows, estimatedGrid, pinnedHeaders, carousel, pages, nestedGroups, flow, selfSizingFlow
    case sideways

    func makeLayout() -> UICollectionViewLayout {
        switch self {
        case .flow: return flowLayout()
        case .selfSizingFlow:
            let layout = flowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            return layout
        case .sideways:
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.absolute(150), .fractionalHeight(1)),
                subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 3)
            group.interItemSpacing = .fixed(8)
            return UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration)
        default: return UICollectionViewCompositionalLayout(section: section)
        }
    }

    private var section: NSCollectionLayoutSection {
        switch self {
        case .fixedGrid: return grid(columns: 3, height: .absolute(60))
        case .estimatedGrid: return grid(columns: 2, height: .estimated(60))
        case .pinnedHeaders:
            let section = grid(columns: 1, height: .estimated(50))
            section.boundarySupplementaryItems = [header(pins: true)]
            return section
        case .carousel:
            let section = grid(columns: 1, height: .absolute(120), width: .absolute(160))
            section.orthogonalScrollingBehavior = .continuous
            section.boundarySupplementaryItems = [header(pins: false)]
            return section
        case .pages:
            let section = grid(columns: 1, height: .absolute(140), width: .fractionalWidth(0.85))
            section.orthogonalScrollingBehavior = .groupPagingCentered
            return section
        case .nestedGroups:
            let tile = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            let pair = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [tile, tile])
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
            return NSCollectionLayoutSection(group: group)
        default:
            let section = grid(columns: 1, height: .estimated(44))
            section.interGroupSpacing = 4
            return section
        }
    }

    private func grid(
        columns: Int, height: NSCollectionLayoutDimension, width: NSCollectionLayoutDimension = .fractionalWidth(1)
    ) -> NSCollectionLayoutSection {
        let itemHeight = height.isEstimated ? height : .fractionalHeight(1)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), itemHeight))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(width, height), subitem: item, count: columns)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 16)
        return section
    }

    private func header(pins: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pins
        return header
    }

    private func flowLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 70)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = self == .flow
        return layout
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
