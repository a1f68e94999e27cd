import CompositionalLayoutableSection
import UIKit

/// The home screen as section objects with their data and their layout.
final class SectionObjectHome: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []

    private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)
    private let content: HomeContent

    init(_ content: HomeContent) {
        self.content = content
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) { fatalError("SectionObjectHome is made in code: use init(_:).") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = sectionDataSource
        collectionView.delegate = sectionDelegate
        compositionalLayoutSections = HomeContent.Section.allCases.map { HomeSectionObject($0, content) }
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }
}

private final class HomeSectionObject: CompositionalLayoutableSection {
    var items: [HomeContent.Item]
    private let section: HomeContent.Section
    private let content: HomeContent

    init(_ section: HomeContent.Section, _ content: HomeContent) {
        self.section = section
        self.content = content
        items = content.items(in: section)
        super.init()
        dataSource = self
        sectionLayout = self
    }
}

extension HomeSectionObject: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueCell(UICollectionViewCell.self, for: indexPath)
        cell.contentConfiguration = HomeItemContent(
            item: items[indexPath.item], section: section, showsTexts: content.showsTexts)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if kind == BadgePlacement.defaultKind {
            let view = collectionView.dequeueSupplementaryView(HomeBadgeView.self, ofKind: kind, for: indexPath)
            view.show(content.badge(of: items[indexPath.item]))
            return view
        }
        let view = collectionView.dequeueSupplementaryView(HomeTitleView.self, ofKind: kind, for: indexPath)
        let isFooter = kind == UICollectionView.elementKindSectionFooter
        view.show(isFooter ? content.footerTitle : content.header(of: section))
        return view
    }
}

extension HomeSectionObject: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        switch section {
        case .heroes:
            return CarouselLayout(
                width: .fractionalWidth(HomeMetrics.heroShare), height: .absolute(HomeMetrics.heroHeight),
                hSpacing: HomeMetrics.spacing, contentInsets: HomeMetrics.insets, behavior: .groupPaging
            )
            .makeSection(in: layoutEnvironment)
        case .albums:
            let made = GridLayout(
                columns: HomeMetrics.columns, height: .absolute(HomeMetrics.tileHeight), spacing: HomeMetrics.spacing,
                contentInsets: HomeMetrics.insets
            )
            .badge(.home).makeSection(in: layoutEnvironment)
            made.boundarySupplementaryItems = [boundary(.top)]
            return made
        case .songs:
            let made = ListRowLayout(
                height: .estimated(HomeMetrics.rowEstimate), spacing: HomeMetrics.spacing,
                contentInsets: HomeMetrics.insets
            )
            .makeSection(in: layoutEnvironment)
            made.boundarySupplementaryItems = [boundary(.top, isPinned: true), boundary(.bottom)]
            return made
        }
    }

    private func boundary(
        _ alignment: NSRectAlignment, isPinned: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let kind =
            alignment == .top ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        return BoundaryPlacement(
            height: .estimated(HomeMetrics.titleEstimate), alignment: alignment, isPinned: isPinned
        )
        .boundaryItem(ofKind: kind)
    }
}
