import CompositionalLayoutableSection
import UIKit

/// Banners, one at a time, above a page control.
final class BannerSection: CompositionalLayoutableSection {
    private static let pageControlKind = "banner-pages"

    var items: [Mall.Banner]

    /// The index of the centered banner.
    private(set) var currentPage = 0 {
        didSet { pageControlView?.currentPage = currentPage }
    }

    init(_ banners: [Mall.Banner]) {
        items = banners
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }

    /// Returns the height of the title and the detail at the text size, with two lines each.
    private static func height(with traits: UITraitCollection) -> CGFloat {
        let lines = [UIFont.TextStyle.headline, .subheadline].map { style in
            2 * UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight
        }
        return max(200, (lines.reduce(0, +) + 48).rounded(.up))
    }

    private var pageControlView: PageControlView? {
        guard let collectionView, let index else { return nil }
        return collectionView.supplementaryView(
            forElementKind: Self.pageControlKind, at: IndexPath(item: 0, section: index)) as? PageControlView
    }

    private func turn(to page: Int) {
        guard let collectionView, let index, items.indices.contains(page) else { return }
        collectionView.scrollToItem(
            at: IndexPath(item: page, section: index), at: .centeredHorizontally, animated: true)
    }
}

extension BannerSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(CardCell.self, for: indexPath)
        let banner = items[indexPath.item]
        cell.configure(title: banner.title, detail: banner.detail, imageName: banner.imageName)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            PageControlView.self, ofKind: kind, for: indexPath)
        view.numberOfPages = items.count
        view.currentPage = currentPage
        view.onTurn = { [weak self] in self?.turn(to: $0) }
        return view
    }
}

extension BannerSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        // As wide as the screen. On wide screens, the neighbors are partly visible at the sides.
        let width = min(layoutEnvironment.container.effectiveContentSize.width - 32, 560)
        let section = CarouselLayout(
            width: .absolute(max(width, 0)), height: .absolute(Self.height(with: layoutEnvironment.traitCollection)),
            hSpacing: 16,
            contentInsets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 0, trailing: 16),
            behavior: .groupPagingCentered
        ).makeSection(in: layoutEnvironment)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
                elementKind: Self.pageControlKind, alignment: .bottom)
        ]
        section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
            self?.currentPageDidChanged(withItems: items, offset: offset, layoutEnvironment: environment) { page in
                self?.currentPage = page
            }
        }
        return section
    }
}

extension BannerSection: UICompositionalLayoutableSectionDelegate {
    func registerCell(in collectionView: UICollectionView) {
        collectionView.register(CardCell.self)
    }

    func registerSupplementaryView(in collectionView: UICollectionView) {
        collectionView.register(PageControlView.self, supplementaryViewOfKind: Self.pageControlKind)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        false
    }
}
