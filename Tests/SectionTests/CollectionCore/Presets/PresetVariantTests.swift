import CollageTesting
import CollectionCore
import Testing

/// The variants of the presets, and the options of any layout, return the same frames as the equivalent layout without
/// presets.
@MainActor @Suite(.serialized) struct PresetVariantTests {
    /// A variant of a preset, and the equivalent layout without presets.
    enum Variant: CaseIterable {
        case gridOfShapes, gridOfWidths, badgedGrid, estimatedRows, plainList, sidebarList
        case heroPages, heroOfHeight, centeredCarousel
        case trailingMosaic, alternatingMosaic, mosaicOfThree
        case cell, equalRow, equalColumnInRow
        case raw, scrolling, insetsReference, adjusted
    }

    @Test(arguments: Variant.allCases, LayoutArrangement.all)
    func `a variant of a preset equals the layout written manually`(
        _ variant: Variant, _ arrangement: LayoutArrangement
    ) {
        let layout = preset(variant)
        let described = arrangement.frames { layout.makeSection(in: $0) }
        #expect(described == arrangement.frames { written(variant, $0) })
        #expect(!described.contains { $0.frame.isNull })
    }

    private let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 12)

    private func preset(_ variant: Variant) -> any SectionLayout {
        switch variant {
        case .gridOfShapes: GridLayout(columns: 3, aspectRatio: 2, spacing: 6, lineSpacing: 3, contentInsets: insets)
        case .gridOfWidths: GridLayout(minimumItemWidth: 110, height: .estimated(30), spacing: 6)
        case .badgedGrid: GridLayout(columns: 2, height: .absolute(50)).badge(BadgePlacement())
        case .estimatedRows: ListRowLayout()
        case .plainList: ListLayout(appearance: .plain, showsSeparators: false)
        case .sidebarList: ListLayout(appearance: .sidebar, headerMode: .supplementary, footerMode: .supplementary)
        case .heroPages: PageLayout.hero(pages: true)
        case .heroOfHeight: PageLayout.hero(height: .absolute(120), contentInsets: insets)
        case .centeredCarousel:
            CarouselLayout(
                width: .fractionalWidth(0.8), height: .fractionalWidth(0.4), hSpacing: 10,
                behavior: .groupPagingCentered)
        case .trailingMosaic: MosaicLayout(side: .trailing, height: .absolute(90))
        case .alternatingMosaic: MosaicLayout(height: .absolute(90), spacing: 6, contentInsets: insets)
        case .mosaicOfThree: MosaicLayout(side: .leading, smallTiles: 3, height: .absolute(90), spacing: 6)
        case .cell: GroupLayout(.cell(height: .absolute(40), contentInsets: insets))
        case .equalRow: GroupLayout(.equalRow(4, height: .absolute(40), spacing: 5), spacing: 2, behavior: .paging)
        case .equalColumnInRow:
            GroupLayout(
                .row(
                    height: .absolute(80), [.cell(width: .fractionalWidth(0.5)), .equalColumn(2, width: .absolute(60))]
                ))
        case .raw: RawSectionLayout(written(.estimatedRows))
        case .scrolling: GridLayout(columns: 2, height: .absolute(50)).scrolling(.paging)
        case .insetsReference: ListRowLayout(height: .absolute(50)).contentInsetsReference(.layoutMargins)
        case .adjusted: ListRowLayout(height: .absolute(50)).adjusted { $0.interGroupSpacing = 7 }
        }
    }

    private func written(
        _ variant: Variant, _ environment: (any NSCollectionLayoutEnvironment)? = nil
    ) -> NSCollectionLayoutSection {
        let container = environment?.container.effectiveContentSize ?? .zero
        switch variant {
        case .gridOfShapes:
            let width = (container.width - 28 - 2 * 6) / 3
            return section(row(of: 3, height: .absolute(width / 2), spacing: 6), spacing: 3, insets)
        case .gridOfWidths:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)), subitem: item,
                count: Int((container.width + 6) / 116))
            group.interItemSpacing = .fixed(6)
            return section(group, spacing: 6)
        case .badgedGrid:
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "Badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
            return section(
                .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2))
        case .estimatedRows:
            let row = size(.fractionalWidth(1), .estimated(44))
            return section(.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        case .plainList:
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.showsSeparators = false
            return .list(using: configuration, layoutEnvironment: environment!)
        case .sidebarList:
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
            configuration.headerMode = .supplementary
            configuration.footerMode = .supplementary
            return .list(using: configuration, layoutEnvironment: environment!)
        case .heroPages: return section(single(.fractionalWidth(1), .fractionalWidth(0.75)), .groupPaging)
        case .heroOfHeight: return section(single(.fractionalWidth(1), .absolute(120)), insets)
        case .centeredCarousel:
            return section(
                single(.fractionalWidth(0.8), .fractionalWidth(0.4)), spacing: 10, .groupPagingCentered)
        case .trailingMosaic: return section(tiles(largeFirst: false, small: 2, spacing: 0))
        case .alternatingMosaic:
            let both = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(186)),
                subitems: [
                    tiles(largeFirst: true, small: 2, spacing: 6), tiles(largeFirst: false, small: 2, spacing: 6),
                ])
            both.interItemSpacing = .fixed(6)
            return section(both, spacing: 6, insets)
        case .mosaicOfThree: return section(tiles(largeFirst: true, small: 3, spacing: 6), spacing: 6)
        case .cell: return section(single(.fractionalWidth(1), .absolute(40)))
        case .equalRow: return section(row(of: 4, height: .absolute(40), spacing: 5), spacing: 2, .paging)
        case .equalColumnInRow:
            let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.absolute(60), .fractionalHeight(1)), subitem: filling, count: 2)
            return section(
                .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [half, column]))
        case .raw: return written(.estimatedRows)
        case .scrolling: return section(row(of: 2, height: .absolute(50)), .paging)
        case .insetsReference:
            let made = section(single(.fractionalWidth(1), .absolute(50)))
            made.contentInsetsReference = .layoutMargins
            return made
        case .adjusted: return section(single(.fractionalWidth(1), .absolute(50)), spacing: 7)
        }
    }

    // MARK: By hand

    private var filling: NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func single(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: size(width, height), subitems: [filling])
    }

    private func row(
        of count: Int, height: NSCollectionLayoutDimension, spacing: CGFloat = 0
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), height), subitem: filling, count: count)
        group.interItemSpacing = .fixed(spacing)
        return group
    }

    /// A large tile and a column of small ones, with half of the room between them on either side.
    private func tiles(largeFirst: Bool, small: Int, spacing: CGFloat) -> NSCollectionLayoutGroup {
        func tile(_ width: NSCollectionLayoutDimension, isFirst: Bool) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(layoutSize: size(width, .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(
                top: 0, leading: isFirst ? 0 : spacing / 2, bottom: 0, trailing: isFirst ? spacing / 2 : 0)
            return item
        }
        let large = tile(.fractionalWidth(2.0 / 3), isFirst: largeFirst)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
            subitem: tile(.fractionalWidth(1), isFirst: !largeFirst), count: small)
        column.interItemSpacing = .fixed(spacing)
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(90)),
            subitems: largeFirst ? [large, column] : [column, large])
    }

    private func section(
        _ group: NSCollectionLayoutGroup, spacing: CGFloat = 0, _ insets: NSDirectionalEdgeInsets = .zero,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = insets
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func section(
        _ group: NSCollectionLayoutGroup, spacing: CGFloat = 0,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        section(group, spacing: spacing, .zero, behavior)
    }
}
