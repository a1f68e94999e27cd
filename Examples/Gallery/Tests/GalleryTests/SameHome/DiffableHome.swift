import CollectionCore
import UIKit

/// The home screen as a diffable data source and a separate layout.
final class DiffableHome: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<HomeContent.Section, HomeContent.Item>!
    private let content: HomeContent

    init(_ content: HomeContent) {
        self.content = content
        super.init(collectionViewLayout: .home())
    }

    required init?(coder: NSCoder) { fatalError("DiffableHome is made in code: use init(_:).") }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = .home(collectionView, content)
        dataSource.apply(.home(content), animatingDifferences: false)
    }
}

extension UICollectionViewDiffableDataSource<HomeContent.Section, HomeContent.Item> {
    typealias Home = UICollectionViewDiffableDataSource<HomeContent.Section, HomeContent.Item>

    /// A data source whose views show the home screen.
    static func home(_ collectionView: UICollectionView, _ content: HomeContent) -> Home {
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, HomeContent.Item> { cell, path, item in
            cell.contentConfiguration = HomeItemContent(
                item: item, section: HomeContent.Section.allCases[path.section], showsTexts: content.showsTexts)
        }
        let dataSource = Home(collectionView: collectionView) { collectionView, path, item in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<HomeTitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            view.show(content.header(of: HomeContent.Section.allCases[path.section]))
        }
        let footer = UICollectionView.SupplementaryRegistration<HomeTitleView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in view.show(content.footerTitle) }
        let badge = UICollectionView.SupplementaryRegistration<HomeBadgeView>(
            elementKind: BadgePlacement.defaultKind
        ) { [weak dataSource] view, _, path in
            guard let item = dataSource?.itemIdentifier(for: path) else { return }
            view.show(content.badge(of: item))
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, path in
            switch kind {
            case UICollectionView.elementKindSectionHeader:
                collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
            case UICollectionView.elementKindSectionFooter:
                collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: path)
            default: collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: path)
            }
        }
        return dataSource
    }
}

extension NSDiffableDataSourceSnapshot<HomeContent.Section, HomeContent.Item> {
    static func home(_ content: HomeContent) -> Self {
        var snapshot = Self()
        for section in HomeContent.Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(content.items(in: section))
        }
        return snapshot
    }
}
