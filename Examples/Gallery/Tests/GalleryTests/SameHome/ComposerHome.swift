import Composer
import UIKit

/// The home screen as a layout that an enum of sections describes, next to the app's data source.
final class ComposerHome: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<HomeContent.Section, HomeContent.Item>!
    private lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)
    private let content: HomeContent

    init(_ content: HomeContent) {
        self.content = content
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) { fatalError("ComposerHome is made in code: use init(_:).") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = .home(collectionView, content)
        composer.compose()
        composer.apply(.home(content), animatingDifferences: false)
    }
}

extension HomeContent.Section: ComposableSection {}
extension HomeContent.Item: ComposableItem {}

extension HomeContent.Section: Composable {
    var item: UICollectionViewComposableLayout.Item {
        switch self {
        case .heroes: .full()
        case .albums: .custom(width: .fractionalWidth(1), height: .fractionalHeight(1), badges: [.home])
        case .songs: .listRow(height: .estimated(HomeMetrics.rowEstimate))
        }
    }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .heroes:
            .custom(
                width: .fractionalWidth(HomeMetrics.heroShare), height: .absolute(HomeMetrics.heroHeight),
                direction: .horizontal, numberOfItems: 1)
        case .albums:
            .grid(
                height: .absolute(HomeMetrics.tileHeight), numberOfItems: HomeMetrics.columns,
                spacing: .fixed(HomeMetrics.spacing))
        case .songs: .list(numberOfItems: 1)
        }
    }

    var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .heroes:
            .base(
                spacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets, orthogonalScrolling: .groupPaging)
        case .albums:
            .base(
                spacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets,
                boundaryItems: [.header(height: .estimated(HomeMetrics.titleEstimate))])
        case .songs:
            .base(
                spacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets,
                boundaryItems: [
                    .header(height: .estimated(HomeMetrics.titleEstimate), isPinned: true),
                    .footer(height: .estimated(HomeMetrics.titleEstimate)),
                ])
        }
    }
}
