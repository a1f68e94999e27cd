import CollageTesting
import Composer
import Testing

/// Each preset of items, groups, sections, boundary items, and decorations returns the same frames as the equivalent
/// layout without presets.
@MainActor @Suite(.serialized) struct ComposedPresetTests {
    private typealias Layout = UICollectionViewComposableLayout

    /// Three presets, and the equivalent layouts without presets.
    enum Preset: CaseIterable {
        case full, fullWithInsets, row, customItem
        case singleFullList, grid, gridOfKeptSizes, gridOfColumns, flow, list, narrowList, customRow, customColumn
        case adaptiveGrid, spacedSection, scrollingSection, boundaries, sides, decorations, listSection
    }

    /// A composable of three presets.
    private struct Described: Composable {
        var item = Layout.Item.full()
        var group = Layout.Group.singleFullList(height: .absolute(60))
        var section = Layout.Section.base()
    }

    @Test(arguments: Preset.allCases, LayoutArrangement.all)
    func `a preset equals the layout written manually`(_ preset: Preset, _ arrangement: LayoutArrangement) {
        let layout = described(preset).layout
        let frames = arrangement.frames { layout.makeSection(in: $0) }
        #expect(frames == arrangement.frames { written(preset, $0) })
        #expect(!frames.contains { $0.frame.isNull })
    }

    private let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 12)

    private func described(_ preset: Preset) -> Described {
        switch preset {
        case .full: Described(group: .full())
        case .fullWithInsets: Described(item: .full(contentInsets: insets), group: .full(contentInsets: insets))
        case .row:
            Described(
                item: .listRow(height: .estimated(40), contentInsets: insets),
                group: .singleFullList(height: .estimated(40)))
        case .customItem:
            Described(
                item: .custom(width: .absolute(80), height: .absolute(40), badges: [BadgePlacement()]),
                group: .grid(height: .absolute(40), numberOfItems: 2, spacing: .fixed(6)))
        case .singleFullList: Described(group: .singleFullList(height: .absolute(60), contentInsets: insets))
        case .grid:
            Described(
                group: .grid(
                    height: .absolute(60), numberOfItems: 3, spacing: .fixed(10), contentInsets: insets))
        case .gridOfKeptSizes:
            Described(
                item: .grid(width: .fractionalWidth(0.25), height: .fractionalHeight(0.5)),
                group: .grid(height: .absolute(60), numberOfItems: 3, spacing: .flexible(4)))
        case .gridOfColumns:
            Described(
                group: .grid(
                    height: .absolute(90), numberOfItems: 2,
                    innerGroup: .custom(
                        width: .fractionalWidth(1), height: .fractionalHeight(1), direction: .vertical,
                        numberOfItems: 2, spacing: .fixed(6))))
        case .flow:
            Described(
                item: .grid(width: .estimated(50), height: .absolute(32)),
                group: .flow(height: .absolute(32), numberOfItems: 2, spacing: .fixed(8)))
        case .list: Described(item: .listRow(height: .absolute(30)), group: .list())
        case .narrowList:
            Described(
                item: .listRow(height: .estimated(30)),
                group: .list(width: .fractionalWidth(0.9), numberOfItems: 3, spacing: .fixed(4)))
        case .customRow:
            Described(
                group: .custom(
                    width: .absolute(240), height: .absolute(50), direction: .horizontal, numberOfItems: 2,
                    spacing: .fixed(4), contentInsets: insets))
        case .customColumn:
            Described(
                item: .grid(width: .fractionalWidth(1), height: .absolute(20)),
                group: .custom(
                    width: .absolute(240), height: .absolute(70), direction: .vertical, numberOfItems: 3))
        case .adaptiveGrid:
            Described(
                group: .adaptiveGrid(minimumItemWidth: 100, height: .absolute(40), spacing: 8),
                section: .base(spacing: 8, contentInsets: insets))
        case .spacedSection:
            Described(section: .base(spacing: 9, contentInsets: insets, contentInsetsReference: .layoutMargins))
        case .scrollingSection:
            Described(
                group: .custom(
                    width: .fractionalWidth(0.8), height: .absolute(60), direction: .horizontal, numberOfItems: 1),
                section: .base(spacing: 9, contentInsets: insets, orthogonalScrolling: .groupPagingCentered))
        case .boundaries:
            Described(
                section: .base(
                    contentInsets: insets,
                    boundaryItems: [
                        .header(height: .estimated(30), contentInsets: insets, isPinned: true),
                        .footer(height: .absolute(20), kind: "other", alignment: .bottomTrailing, isPinned: true),
                    ]))
        case .sides:
            Described(
                section: .base(
                    boundaryItems: [
                        .leading(width: .absolute(40), kind: "left"),
                        .trailing(width: .absolute(30), height: .absolute(50), kind: "right", contentInsets: insets),
                    ]))
        case .decorations:
            Described(
                section: .base(
                    decorationItems: [.background(kind: "panel"), .background(kind: "frame", contentInsets: insets)]))
        case .listSection:
            Described(section: .list(appearance: .insetGrouped, boundaryItems: [.header(height: .absolute(20))]))
        }
    }

    private func written(
        _ preset: Preset, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        switch preset {
        case .full: return section(row(.fractionalWidth(1), .fractionalHeight(1)))
        case .fullWithInsets:
            let group = row(.fractionalWidth(1), .fractionalHeight(1), item(insets))
            group.contentInsets = insets
            return section(group)
        case .row:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(40)))
            item.contentInsets = insets
            return section(shares(item, 1, .fractionalWidth(1), .estimated(40)))
        case .customItem:
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "Badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            let item = NSCollectionLayoutItem(
                layoutSize: size(.absolute(80), .absolute(40)), supplementaryItems: [badge])
            return section(repeating(item, 2, .fractionalWidth(1), .absolute(40), .fixed(6)))
        case .singleFullList:
            let group = row(.fractionalWidth(1), .absolute(60))
            group.contentInsets = insets
            return section(group)
        case .grid:
            let group = shares(item(), 3, .fractionalWidth(1), .absolute(60))
            group.interItemSpacing = .fixed(10)
            group.contentInsets = insets
            return section(group)
        case .gridOfKeptSizes:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(0.5)))
            return section(repeating(item, 3, .fractionalWidth(1), .absolute(60), .flexible(4)))
        case .gridOfColumns:
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitem: item(), count: 2)
            column.interItemSpacing = .fixed(6)
            return section(shares(column, 2, .fractionalWidth(1), .absolute(90)))
        case .flow:
            let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(32)))
            return section(repeating(item, 2, .estimated(108), .absolute(32), .fixed(8)))
        case .list:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
            return section(.vertical(layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item]))
        case .narrowList:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.9), .estimated(98)), repeatingSubitem: item, count: 3)
            group.interItemSpacing = .fixed(4)
            return section(group)
        case .customRow:
            let group = shares(item(), 2, .absolute(240), .absolute(50))
            group.interItemSpacing = .fixed(4)
            group.contentInsets = insets
            return section(group)
        case .customColumn:
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(20)))
            return section(
                .vertical(
                    layoutSize: size(.absolute(240), .absolute(70)), repeatingSubitem: item, count: 3))
        case .adaptiveGrid:
            let width = environment.container.effectiveContentSize.width - 28
            let group = shares(item(), Int((width + 8) / 108), .fractionalWidth(1), .absolute(40))
            group.interItemSpacing = .fixed(8)
            return section(group, spacing: 8, insets)
        case .spacedSection:
            let made = section(row(.fractionalWidth(1), .absolute(60)), spacing: 9, insets)
            made.contentInsetsReference = .layoutMargins
            return made
        case .scrollingSection:
            let made = section(row(.fractionalWidth(0.8), .absolute(60)), spacing: 9, insets)
            made.orthogonalScrollingBehavior = .groupPagingCentered
            return made
        case .boundaries:
            let made = section(row(.fractionalWidth(1), .absolute(60)), insets)
            let header = boundary(
                .fractionalWidth(1), .estimated(30), UICollectionView.elementKindSectionHeader, .top)
            header.contentInsets = insets
            let footer = boundary(.fractionalWidth(1), .absolute(20), "other", .bottomTrailing)
            header.pinToVisibleBounds = true
            footer.pinToVisibleBounds = true
            made.boundarySupplementaryItems = [header, footer]
            return made
        case .sides:
            let made = section(row(.fractionalWidth(1), .absolute(60)))
            let right = boundary(.absolute(30), .absolute(50), "right", .trailing)
            right.contentInsets = insets
            made.boundarySupplementaryItems = [
                boundary(.absolute(40), .fractionalHeight(1), "left", .leading), right,
            ]
            return made
        case .decorations:
            let made = section(row(.fractionalWidth(1), .absolute(60)))
            let frame = NSCollectionLayoutDecorationItem.background(elementKind: "frame")
            frame.contentInsets = insets
            made.decorationItems = [.background(elementKind: "panel"), frame]
            return made
        case .listSection:
            let made = NSCollectionLayoutSection.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
            made.boundarySupplementaryItems += [
                boundary(.fractionalWidth(1), .absolute(20), UICollectionView.elementKindSectionHeader, .top)
            ]
            return made
        }
    }

    // MARK: By hand

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(_ insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        item.contentInsets = insets
        return item
    }

    private func row(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
        _ subitem: NSCollectionLayoutItem? = nil
    ) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: size(width, height), subitems: [subitem ?? item()])
    }

    private func shares(
        _ subitem: NSCollectionLayoutItem, _ count: Int, _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutGroup {
        .horizontal(layoutSize: size(width, height), subitem: subitem, count: count)
    }

    private func repeating(
        _ subitem: NSCollectionLayoutItem, _ count: Int, _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(width, height), repeatingSubitem: subitem, count: count)
        group.interItemSpacing = spacing
        return group
    }

    private func boundary(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ kind: String,
        _ alignment: NSRectAlignment
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(width, height), elementKind: kind, alignment: alignment)
    }

    private func section(
        _ group: NSCollectionLayoutGroup, spacing: CGFloat = 0, _ insets: NSDirectionalEdgeInsets = .zero
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = insets
        return section
    }
}
