import CollageTesting
import CollectionCore
import Testing

/// Each preset returns the same frames as the equivalent layout without presets, at three widths, in both layout
/// directions, and in layouts of both scroll directions.
@MainActor @Suite(.serialized) struct PresetLayoutTests {
    private func expectEqual(
        _ layout: some SectionLayout,
        _ handWritten: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    ) {
        for arrangement in LayoutArrangement.all {
            let described = arrangement.frames { layout.makeSection(in: $0) }
            #expect(described == arrangement.frames(of: handWritten), "\(type(of: layout)), \(arrangement)")
            #expect(!described.contains { $0.frame.isNull })
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 12)

    private func section(
        _ group: NSCollectionLayoutGroup, spacing: CGFloat = 0,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    @Test func `frames`() {
        expectEqual(FrameLayout(width: .fractionalWidth(0.5), height: .absolute(60), contentInsets: insets)) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            return section(.vertical(layoutSize: size(.fractionalWidth(0.5), .absolute(60)), subitems: [item]))
        }
    }

    @Test func `tags flow`() {
        let layout = FlowLayout(
            estimatedItemWidth: 80, estimatedItemHeight: 30, hSpacing: 8, vSpacing: 6, contentInsets: insets)
        expectEqual(layout) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.estimated(80), .estimated(30)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
            group.interItemSpacing = .fixed(8)
            return section(group, spacing: 6)
        }
    }

    @Test func `carousels`() {
        for behavior in [
            UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered,
        ] {
            let layout = CarouselLayout(
                width: .absolute(140), height: .absolute(90), hSpacing: 10, contentInsets: insets, behavior: behavior)
            expectEqual(layout) { _ in
                let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
                return section(
                    .horizontal(layoutSize: size(.absolute(140), .absolute(90)), subitems: [item]), spacing: 10,
                    behavior)
            }
        }
    }

    @Test func `rows`() {
        expectEqual(ListRowLayout(height: .estimated(44), spacing: 5, contentInsets: insets)) { _ in
            let row = size(.fractionalWidth(1), .estimated(44))
            return section(
                .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]), spacing: 5)
        }
    }

    @Test func `lists`() {
        expectEqual(ListLayout(appearance: .insetGrouped)) { environment in
            .list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
        }
    }

    @Test func `grids of columns`() {
        expectEqual(
            GridLayout(columns: 3, height: .absolute(70), spacing: 8, lineSpacing: 4, contentInsets: insets)
        ) { _ in
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(70)), subitem: item, count: 3)
            group.interItemSpacing = .fixed(8)
            return section(group, spacing: 4)
        }
    }

    @Test func `grids of columns of at least a width`() {
        let layout = GridLayout(
            minimumItemWidth: 90, aspectRatio: 2, spacing: 10, contentInsets: insets)
        expectEqual(layout) { environment in
            let width = environment.container.effectiveContentSize.width - 28
            let count = Int((width + 10) / 100), height = (width - CGFloat(count - 1) * 10) / CGFloat(count) / 2
            let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(height)), subitem: item, count: count)
            group.interItemSpacing = .fixed(10)
            return section(group, spacing: 10)
        }
    }

    @Test func `pages and heroes`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        expectEqual(PageLayout.fullPage(contentInsets: insets)) { _ in
            section(
                .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), subitems: [item]),
                .groupPaging)
        }
        expectEqual(PageLayout.hero(contentInsets: insets)) { _ in
            section(.horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.75)), subitems: [item]))
        }
    }

    @Test func `nested groups`() {
        let layout = GroupLayout(
            .row(
                height: .fractionalWidth(0.5), spacing: 8,
                [
                    .cell(width: .fractionalWidth(0.6)),
                    .equalColumn(2, width: .fractionalWidth(0.3), spacing: 8),
                ]), spacing: 6, contentInsets: insets)
        expectEqual(layout) { _ in
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
            let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
            column.interItemSpacing = .fixed(8)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
            group.interItemSpacing = .fixed(8)
            return section(group, spacing: 6)
        }
    }

    @Test func `mosaics`() {
        expectEqual(MosaicLayout(side: .leading, height: .absolute(120), contentInsets: insets)) { _ in
            let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
            let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitem: small, count: 2)
            return section(
                .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, column]))
        }
    }

    @Test func `waterfalls and other custom frames`() {
        let ratios: [CGFloat] = [1, 0.5, 2, 1, 1.5, 0.8, 1]
        expectEqual(WaterfallLayout(columns: 2, aspectRatios: ratios, spacing: 10, contentInsets: insets)) {
            environment in
            let width = environment.container.effectiveContentSize.width - 28
            @MainActor func frames(_ width: CGFloat) -> [CGRect] {
                let item = (width - 10) / 2
                var heights: [CGFloat] = [0, 0]
                return ratios.map { ratio in
                    let column = heights[1] < heights[0] ? 1 : 0
                    defer { heights[column] += item / ratio + 10 }
                    return CGRect(
                        x: CGFloat(column) * (item + 10), y: heights[column], width: item, height: item / ratio)
                }
            }
            return section(
                .custom(
                    layoutSize: size(.fractionalWidth(1), .absolute(frames(width).map(\.maxY).max() ?? 0))
                ) { environment in
                    frames(environment.container.contentSize.width).map { NSCollectionLayoutGroupCustomItem(frame: $0) }
                }, spacing: 10)
        }
        let diagonal: (CGSize) -> [CGRect] = { size in
            (0..<3).map { CGRect(x: CGFloat($0) * size.width / 3, y: CGFloat($0) * 20, width: 30, height: 20) }
        }
        expectEqual(CustomFramesLayout(token: 1, height: .absolute(80), contentInsets: insets, frames: diagonal)) { _ in
            section(
                .custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
                    diagonal(environment.container.contentSize).map { NSCollectionLayoutGroupCustomItem(frame: $0) }
                })
        }
    }

    @Test(arguments: LayoutArrangement.all)
    func `a frame of a fraction of the width is that fraction, not its square`(_ arrangement: LayoutArrangement) {
        let layout = FrameLayout(width: .fractionalWidth(0.5), height: .absolute(50))
        let frames = arrangement.frames { layout.makeSection(in: $0) }
        #expect(frames[0].frame.width == arrangement.width / 2)
    }

    @Test func `layouts that are equal have equal tokens`() {
        let grid = GridLayout(columns: 3, aspectRatio: 1, spacing: 8)
        #expect(grid.layoutToken == GridLayout(columns: 3, aspectRatio: 1, spacing: 8).layoutToken)
        #expect(grid.layoutToken != GridLayout(columns: 4, aspectRatio: 1, spacing: 8).layoutToken)
        #expect(grid.scrolling(.paging).layoutToken != grid.layoutToken)
        #expect(RawSectionLayout { _, _ in nil }.layoutToken == nil)
    }
}
