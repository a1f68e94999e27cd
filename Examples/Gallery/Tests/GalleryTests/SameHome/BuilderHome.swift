import CompositionalLayoutBuilder
import UIKit

/// The home screen as sections in a result builder.
final class BuilderHome: UICollectionViewController {
    private enum Section: CompositionalLayoutID {
        case heroes, albums, songs
    }

    private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
    private let content: HomeContent

    init(_ content: HomeContent) {
        self.content = content
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) { fatalError("BuilderHome is made in code: use init(_:).") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let content = content
        controller.apply {
            CarouselLayout(
                width: .fractionalWidth(HomeMetrics.heroShare), height: .absolute(HomeMetrics.heroHeight),
                hSpacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets, behavior: .groupPaging
            )
            .items(id: Section.heroes) { items(.heroes) }
            GridLayout(
                columns: HomeMetrics.columns, height: .absolute(HomeMetrics.tileHeight), spacing: HomeMetrics.spacing,
                contentInsets: HomeMetrics.insets
            )
            .items(id: Section.albums, badgeAt: .home) { item in
                Badge(badge: content.badge(of: (item as! HomeItem).item))
            } items: {
                items(.albums)
            }
            .header(Title(title: content.header(of: .albums)), height: .estimated(HomeMetrics.titleEstimate))
            ListRowLayout(
                height: .estimated(HomeMetrics.rowEstimate), spacing: HomeMetrics.spacing,
                contentInsets: HomeMetrics.insets
            )
            .items(id: Section.songs) { items(.songs) }
            .header(
                Title(title: content.header(of: .songs)), height: .estimated(HomeMetrics.titleEstimate), isPinned: true
            )
            .footer(Title(title: content.footerTitle), height: .estimated(HomeMetrics.titleEstimate))
        }
    }

    private func items(_ section: HomeContent.Section) -> [HomeItem] {
        content.items(in: section).map { HomeItem(item: $0, section: section, showsTexts: content.showsTexts) }
    }

    private struct HomeItem: CompositionalLayoutItem {
        let item: HomeContent.Item
        let section: HomeContent.Section
        let showsTexts: Bool

        nonisolated var id: String { item.id }

        func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {
            cell.contentConfiguration = HomeItemContent(item: item, section: section, showsTexts: showsTexts)
        }
    }

    private struct Title: CollectionSupplementary {
        let title: HomeTitle

        func configure(view: HomeTitleView, for indexPath: IndexPath) { view.show(title) }
    }

    private struct Badge: CollectionSupplementary {
        let badge: HomeBadge

        func configure(view: HomeBadgeView, for indexPath: IndexPath) { view.show(badge) }
    }
}

extension BadgePlacement {
    /// The position of a tile's badge.
    @MainActor static var home: BadgePlacement {
        BadgePlacement(width: .absolute(HomeMetrics.badge), height: .absolute(HomeMetrics.badge))
    }
}
