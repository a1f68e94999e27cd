import UIKit

/// The layout of the offer screen, a section at a time.
@MainActor enum OfferLayout {
    private static let cardBackgroundKind = "card-background"

    static func make() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            switch OfferViewController.Section(rawValue: section) {
            case .hero: makeHero()
            case .badges: makeBadges()
            case .termsAndConditions: makeAccordion()
            case .popularItems: makeCarousel()
            case nil: nil
            }
        }
        layout.register(CardBackgroundView.self, forDecorationViewOfKind: cardBackgroundKind)
        return layout
    }

    /// An image as wide as the screen and 300 points high.
    private static func makeHero() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }

    /// Badges as wide as their text, as many in a row as fit.
    private static func makeBadges() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .estimated(34)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(34)),
            subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [makeHeader()]
        return section
    }

    /// A header and, while it is unfolded, a text, on a card that grows and shrinks with them.
    private static func makeAccordion() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: cardBackgroundKind)
        background.contentInsets = section.contentInsets
        section.decorationItems = [background]
        return section
    }

    /// Cards of 248 × 300 points that scroll sideways and come to rest at a card's edge.
    private static func makeCarousel() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(248), heightDimension: .absolute(300))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 24, trailing: 16)
        section.boundarySupplementaryItems = [makeHeader()]
        return section
    }

    private static func makeHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}
