import UIKit

/// The five orthogonal scrolling behaviors, and a sixth section whose cards shrink toward the sides.
final class CarouselViewController: UIViewController {
    struct Carousel {
        let title: String
        let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
        /// A Boolean value that indicates whether cards shrink toward the sides.
        var shrinksAtSides = false
    }

    nonisolated static let carousels = [
        Carousel(title: "Shrinking at the Sides", behavior: .groupPagingCentered, shrinksAtSides: true),
        Carousel(title: "Continuous", behavior: .continuous),
        Carousel(title: "Continuous, to a Group's Leading Edge", behavior: .continuousGroupLeadingBoundary),
        Carousel(title: "By Pages", behavior: .paging),
        Carousel(title: "By Groups", behavior: .groupPaging),
        Carousel(title: "By Groups, Centered", behavior: .groupPagingCentered),
    ]

    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        collectionView.backgroundColor = .systemBackground
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Carousels"
        navigationItem.largeTitleDisplayMode = .never
        dataSource = makeDataSource()

        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in Self.carousels.indices {
            snapshot.appendSections([section])
            snapshot.appendItems((1...20).map { section * 100 + $0 })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

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
            view.show(Self.carousels[indexPath.section].title, style: .headline)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return dataSource
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let carousel = carousels[index]
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(carousel.shrinksAtSides ? 0.6 : 0.7),
                    heightDimension: .absolute(carousel.shrinksAtSides ? 160 : 90)),
                subitem: item, count: carousel.shrinksAtSides ? 1 : 2)
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)
            section.orthogonalScrollingBehavior = carousel.behavior
            if carousel.shrinksAtSides { section.visibleItemsInvalidationHandler = shrink }
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
        }
    }

    /// Scales cards by their distance from the center of the visible area.
    private static func shrink(
        _ items: [any NSCollectionLayoutVisibleItem], offset: CGPoint, environment: any NSCollectionLayoutEnvironment
    ) {
        let width = environment.container.contentSize.width
        let middle = offset.x + width / 2
        for item in items where item.representedElementCategory == .cell {
            let distance = abs(item.center.x - middle) / width
            let scale = max(1 - distance * 0.4, 0.6)
            item.transform = CGAffineTransform(scaleX: scale, y: scale)
            item.alpha = max(1 - distance * 0.6, 0.3)
        }
    }
}

#Preview("Carousels") {
    UINavigationController(rootViewController: CarouselViewController())
}
