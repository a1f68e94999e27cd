import UIKit

/// A grid with as many columns as fit, in sections with pinned headers and footers, badges at the corners of items, and
/// a background.
final class GridViewController: UIViewController {
    private static let itemsInSection = [9, 14, 22, 7]
    /// The approximate width of items, in points.
    private static let itemWidth: CGFloat = 100

    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        collectionView.backgroundColor = .systemBackground
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grid"
        navigationItem.largeTitleDisplayMode = .never
        dataSource = makeDataSource()

        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in Self.itemsInSection.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((1...count).map { section * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// Returns the number in an item's badge, which is 0 for most items.
    private static func badge(of number: Int) -> Int { number % 4 == 2 ? number % 13 : 0 }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cell = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
            cell.show(number % 100)
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            collectionView, indexPath, number in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.show("Section \(indexPath.section + 1)", style: .title3, background: SectionBackgroundView.color)
        }
        let footer = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, indexPath in
            let text = "\(Self.itemsInSection[indexPath.section]) items"
            view.show(text, style: .footnote, color: .secondaryLabel, background: SectionBackgroundView.color)
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.elementKind) {
            [weak dataSource] view, _, indexPath in
            view.show(dataSource?.itemIdentifier(for: indexPath).map(Self.badge) ?? 0)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            switch kind {
            case UICollectionView.elementKindSectionHeader:
                collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            case UICollectionView.elementKindSectionFooter:
                collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
            default:
                collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
            }
        }
        return dataSource
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width
            let columns = max(Int(width / itemWidth), 2)
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
                elementKind: BadgeView.elementKind,
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
                supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                subitem: item, count: columns)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 28, bottom: 12, trailing: 28)
            section.boundarySupplementaryItems = [
                makeBoundaryItem(UICollectionView.elementKindSectionHeader, .top),
                makeBoundaryItem(UICollectionView.elementKindSectionFooter, .bottom),
            ]
            let background = NSCollectionLayoutDecorationItem.background(elementKind: SectionBackgroundView.elementKind)
            background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
            section.decorationItems = [background]
            return section
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        layout.configuration = configuration
        layout.register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.elementKind)
        return layout
    }

    private static func makeBoundaryItem(
        _ kind: String, _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = true
        item.zIndex = 2
        return item
    }
}

#Preview("Grid") {
    UINavigationController(rootViewController: GridViewController())
}
