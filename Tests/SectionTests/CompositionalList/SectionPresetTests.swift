import CollageTesting
import CompositionalList
import Testing

/// Each section preset of a list returns the same frames as the equivalent section without presets.
@MainActor @Suite(.serialized) struct SectionPresetTests {
    /// A section preset, and the equivalent section without presets.
    enum Preset: CaseIterable {
        case list, scrollingList, grid, insetGrid, groupedList, tiles, columnsOfTiles, mosaic, headerAndFooter
    }

    @Test(arguments: Preset.allCases, LayoutArrangement.all)
    func `a preset equals the same section without presets`(_ preset: Preset, _ arrangement: LayoutArrangement) {
        let frames = arrangement.frames { _ in described(preset) }
        #expect(frames == arrangement.frames { _ in written(preset) })
        #expect(!frames.contains { $0.frame.isNull })
    }

    private let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 12)

    private func described(_ preset: Preset) -> NSCollectionLayoutSection {
        switch preset {
        case .list: .listWith()
        case .scrollingList: .listWith(scrollingBehavior: .continuous, header: true)
        case .grid: .grid(3)
        case .insetGrid: .grid(0, contentInsets: insets, sectionInsets: insets, footer: true)
        case .groupedList: .groupedList()
        case .tiles: .horizontalTiles(groupSize: tileSize)
        case .columnsOfTiles: .verticalGroupTiles(scrollingBehavior: .groupPaging, groupSize: tileSize)
        case .mosaic: .tilesSection()
        case .headerAndFooter:
            .groupedList(rows: 2, itemHeight: 40, scrollingBehavior: .none, header: true, footer: true)
        }
    }

    private func written(_ preset: Preset) -> NSCollectionLayoutSection {
        switch preset {
        case .list: return section(rows)
        case .scrollingList:
            return section(rows, .continuous, [(.top, UICollectionView.elementKindSectionHeader)])
        case .grid:
            return section(
                .horizontal(
                    layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitem: filling(.all(2)),
                    count: 3))
        case .insetGrid:
            let made = section(
                .horizontal(
                    layoutSize: size(.fractionalWidth(1), .fractionalWidth(1)), subitem: filling(insets), count: 1),
                .none, [(.bottom, UICollectionView.elementKindSectionFooter)])
            made.contentInsets = insets
            return made
        case .groupedList: return section(column(of: 4, height: 240), .groupPaging)
        case .tiles:
            return section(.horizontal(layoutSize: tileSize, subitems: [filling(.all(5))]), .continuous)
        case .columnsOfTiles:
            return section(.vertical(layoutSize: tileSize, subitem: filling(.all(5)), count: 2), .groupPaging)
        case .mosaic:
            let three = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.0 / 3)), subitem: filling(.all(1)), count: 3)
            return section(
                .vertical(
                    layoutSize: size(.fractionalWidth(1), .fractionalWidth(5.0 / 3)),
                    subitems: [largeTile(first: true), three, largeTile(first: false)]))
        case .headerAndFooter:
            return section(
                column(of: 2, height: 80), .none,
                [
                    (.top, UICollectionView.elementKindSectionHeader),
                    (.bottom, UICollectionView.elementKindSectionFooter),
                ])
        }
    }

    // MARK: By hand

    private var tileSize: NSCollectionLayoutSize { size(.fractionalWidth(0.45), .fractionalWidth(0.55)) }

    private var rows: NSCollectionLayoutGroup {
        let row = size(.fractionalWidth(1), .estimated(60))
        return .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func filling(_ insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        item.contentInsets = insets
        return item
    }

    private func column(of count: Int, height: CGFloat) -> NSCollectionLayoutGroup {
        .vertical(
            layoutSize: size(.fractionalWidth(0.92), .absolute(height)), subitem: filling(.all(2)), count: count)
    }

    private func largeTile(first: Bool) -> NSCollectionLayoutGroup {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
        large.contentInsets = .all(1)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitem: filling(.all(1)), count: 2)
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(2.0 / 3)),
            subitems: first ? [large, column] : [column, large])
    }

    private func section(
        _ group: NSCollectionLayoutGroup,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
        _ boundary: [(NSRectAlignment, String)] = []
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = boundary.map { alignment, kind in
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .estimated(200)), elementKind: kind, alignment: alignment)
        }
        return section
    }
}
