import CollageTesting
import Testing

@MainActor
struct ListLayoutTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    @Test func `on a phone, rows are 44 points high and 16 points from the sides of their group`() {
        let screen = ListScreen(Configuration(.insetGrouped), counts: [2, 1])
        #expect(screen.frame(0) == CGRect(x: 16, y: 35, width: 358, height: 44))
        #expect(screen.frame(1) == CGRect(x: 16, y: 79, width: 358, height: 44))
        #expect(screen.frame(0, section: 1) == CGRect(x: 16, y: 178, width: 358, height: 44))
    }

    @Test(arguments: Configuration.Appearance.all)
    func `the content is as high as insets, headers, rows and footers`(appearance: Configuration.Appearance) throws {
        let screen = ListScreen(
            Configuration(appearance, header: .supplementary, footer: .supplementary), counts: [2, 0, 1])
        // L8: between sections there are only their insets and the padding above headers.
        let list = try #require(screen.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
        let height: CGFloat = appearance.isPlain ? 28 : 17.5
        let padding: CGFloat = appearance == .plain ? 22 : 0
        #expect(list.collectionViewContentSize == CGSize(width: 390, height: 3 * (padding + 2 * height) + 3 * 44))
    }

    @Test func `headers of plain lists are pinned, without the padding above them, until the next header`() {
        let screen = ListScreen(Configuration(.plain, header: .supplementary), counts: [20, 20])
        #expect(screen.header()?.frame == CGRect(x: 0, y: 22, width: 390, height: 28))
        #expect(screen.header()?.placement.attributes?.listRow?.isPinned == false)
        screen.view.contentOffset.y = 10
        screen.host.settle()
        #expect(screen.header()?.frame.minY == 22, "the room above still scrolls")
        screen.view.contentOffset.y = 100
        screen.host.settle()
        #expect(screen.header()?.frame.minY == 100)
        #expect(screen.header()?.placement.attributes?.listRow?.isPinned == true)
        let end: CGFloat = 22 + 28 + 20 * 44
        screen.view.contentOffset.y = end - 10
        screen.host.settle()
        #expect(screen.header()?.frame.maxY == end, "pushed out by the end of its section")
        #expect(screen.header(1)?.frame.minY == end + 22)
    }

    @Test func `a header that is a cell has an isPinned state`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 600))
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: Configuration(.plain, header: .supplementary)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        host.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        let header = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
                as? UICollectionViewListCell)
        #expect(!header.configurationState.isPinned)
        view.contentOffset.y = 300
        host.settle()
        #expect(header.configurationState.isPinned)
    }

    @Test func `footers of plain lists are pinned at the bottom`() {
        let screen = ListScreen(Configuration(.plain, footer: .supplementary), counts: [20])
        #expect(screen.footer()?.frame.maxY == 600)
        #expect(screen.footer()?.placement.attributes?.listRow?.isPinned == true)
        screen.view.contentOffset.y = screen.view.contentSize.height - 600
        screen.host.settle()
        #expect(screen.footer()?.placement.attributes?.listRow?.isPinned == false)
    }

    @Test func `headers of groups scroll away, within the insets of the group`() {
        let screen = ListScreen(Configuration(.insetGrouped, header: .supplementary), counts: [30])
        #expect(screen.header()?.frame == CGRect(x: 16, y: 0, width: 358, height: 17.5))
        screen.view.contentOffset.y = 100
        screen.host.settle()
        #expect(screen.header() == nil)
    }

    @Test func `rows and headers have their requested heights`() {
        let screen = ListScreen(Configuration(.grouped, header: .supplementary), counts: [0])
        screen.source.items = [["a", "b"]]
        screen.source.configure = { cell, path in
            cell.preferredSizes = { CGSize(width: $0.size.width, height: path.item == 0 ? 60 : 20) }
        }
        screen.source.configureView = { view, _, _ in view.preferredHeight = 40 }
        screen.view.reloadData()
        screen.host.settle()
        #expect(screen.header()?.frame.height == 40)
        #expect(screen.frame(0) == CGRect(x: 0, y: 40, width: 390, height: 60))
        #expect(screen.frame(1) == CGRect(x: 0, y: 100, width: 390, height: 20))
    }

    @Test func `each row has its position in its section`() {
        let screen = ListScreen(Configuration(.insetGrouped), counts: [3, 1])
        #expect(screen.row(0).map { [$0.isFirst, $0.isLast] } == [true, false])
        #expect(screen.row(1).map { [$0.isFirst, $0.isLast] } == [false, false])
        #expect(screen.row(2).map { [$0.isFirst, $0.isLast] } == [false, true])
        #expect(screen.row(0, section: 1).map { [$0.isFirst, $0.isLast] } == [true, true])
        #expect(screen.row(0)?.role == .row && screen.row(0)?.appearance == .insetGrouped)
    }

    @Test func `a header item isn't a row of its group`() {
        let screen = ListScreen(Configuration(.insetGrouped, header: .firstItemInSection), counts: [3, 1])
        #expect(screen.row(0).map { [$0.isHeaderItem, $0.isFirst, $0.isLast] } == [true, false, false])
        #expect(screen.row(0)?.maskedCorners == [])
        #expect(screen.row(1).map { [$0.isHeaderItem, $0.isFirst, $0.isLast] } == [false, true, false])
        #expect(screen.row(0, section: 1).map { [$0.isHeaderItem, $0.isLast] } == [true, false])
    }

    @Test func `an inset group has the corners of its first and last rows`() {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        let screen = ListScreen(Configuration(.insetGrouped), counts: [3, 1])
        #expect(screen.row(0)?.maskedCorners == top && screen.row(0)?.cornerRadius == 10)
        #expect(screen.row(1)?.maskedCorners == [] && screen.row(1)?.cornerRadius == 0)
        #expect(screen.row(2)?.maskedCorners == bottom)
        #expect(screen.row(0, section: 1)?.maskedCorners == top.union(bottom))
        for appearance in Configuration.Appearance.all where appearance != .insetGrouped {
            #expect(ListScreen(Configuration(appearance)).row(0)?.maskedCorners == [])
        }
        SystemMetrics(generation: .iOS26).apply {
            #expect(ListScreen(Configuration(.insetGrouped)).row(0)?.cornerRadius == 26)
        }
    }

    @Test func `a row becomes the last one when the row below is deleted`() {
        let screen = ListScreen(Configuration(.insetGrouped), counts: [3])
        screen.source.items[0].removeLast()
        screen.view.deleteItems(at: [[0, 2]])
        screen.host.settle()
        #expect(screen.row(1)?.isLast == true)
        #expect(screen.row(1)?.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }

    @Test(arguments: Configuration.Appearance.all)
    func `in right-to-left layouts, a list is the mirror image`(appearance: Configuration.Appearance) {
        var configuration = Configuration(appearance, header: .supplementary, footer: .supplementary)
        configuration.contentHuggingElements = .supplementaryHeader
        let safeArea = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        let mirrored = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let left = ListScreen(configuration, counts: [2, 2], safeArea: safeArea)
        let right = ListScreen(configuration, counts: [2, 2], direction: .rightToLeft, safeArea: mirrored)
        for section in 0..<2 {
            for item in 0..<2 {
                let frame = left.frame(item, section: section)
                #expect(right.frame(item, section: section) == frame.map { mirrorImage($0) })
                #expect(right.row(item, section: section) == left.row(item, section: section))
            }
            #expect(right.header(section)?.frame == left.header(section).map { mirrorImage($0.frame) })
            #expect(right.footer(section)?.frame == left.footer(section).map { mirrorImage($0.frame) })
        }
    }

    private func mirrorImage(_ frame: CGRect) -> CGRect {
        CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    @Test func `groups are inset by the safe area, full-width rows aren't`() {
        let safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        let size = CGSize(width: 812, height: 375)
        let inset = ListScreen(Configuration(.insetGrouped), size: size, safeArea: safeArea)
        #expect(inset.frame(0) == CGRect(x: 64, y: 35, width: 684, height: 44))
        let plain = ListScreen(Configuration(.plain), size: size, safeArea: safeArea)
        #expect(plain.frame(0) == CGRect(x: 0, y: 0, width: 812, height: 44))
    }

    @Test func `headers that hug their content are as wide as the content`() {
        var configuration = Configuration(.plain, header: .supplementary)
        configuration.contentHuggingElements = .supplementaryHeader
        let screen = ListScreen(configuration, counts: [0])
        screen.view.register(
            LabelHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "label")
        let source = HeaderSource()
        screen.view.dataSource = source
        withExtendedLifetime(source) { screen.host.settle() }
        #expect(screen.header()?.frame == CGRect(x: 0, y: 22, width: 120, height: 30))
    }

    @Test func `the list's layout has a configuration like any compositional layout`() {
        let layout = UICollectionViewCompositionalLayout.list(using: Configuration(.plain))
        #expect(layout.configuration.interSectionSpacing == 0)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        layout.configuration = configuration
        let screen = ListScreen(layout, counts: [1, 1])
        #expect(screen.frame(0, section: 1)?.minY == 56)
        configuration.interSectionSpacing = 20
        layout.configuration = configuration
        screen.host.settle()
        #expect(screen.frame(0, section: 1)?.minY == 64)
    }

    @Test func `sections of different appearances are in one layout`() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let appearance: Configuration.Appearance = index == 0 ? .plain : .insetGrouped
            return .list(using: Configuration(appearance), layoutEnvironment: environment)
        }
        let screen = ListScreen(layout, counts: [1, 1])
        #expect(screen.frame(0)?.minX == 0)
        #expect(screen.frame(0, section: 1) == CGRect(x: 16, y: 79, width: 358, height: 44))
        #expect(screen.row(0)?.appearance == .plain && screen.row(0, section: 1)?.appearance == .insetGrouped)
    }

    @Test func `margins follow the width when the device turns`() {
        let screen = ListScreen(Configuration(.insetGrouped))
        screen.view.frame.size = CGSize(width: 600, height: 390)
        screen.host.settle()
        #expect(screen.frame(0)?.minX == 20)
        #expect(screen.row(0)?.horizontalMargin == 20)
    }

    @Test func `a list of 10,000 rows creates only the visible cells`() {
        let screen = ListScreen(Configuration(.insetGrouped), counts: [10_000])
        #expect(Set(screen.source.requestedPaths).count == 13)
        screen.view.contentOffset.y = 200_000
        screen.host.settle()
        #expect(Set(screen.source.requestedPaths).count <= 13 + 15)
        #expect(screen.view.contentSize.height == CGFloat(440_055))
    }

    @Test(arguments: Configuration.Appearance.all)
    func `a list without a width shows nothing and doesn't fail`(appearance: Configuration.Appearance) {
        let configuration = Configuration(appearance, header: .supplementary, footer: .supplementary)
        let screen = ListScreen(configuration, size: CGSize(width: 390, height: 600))
        for width in [0, 1, 25] {
            screen.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
            screen.host.settle()
            #expect(screen.view.visibleCells.allSatisfy { $0.frame.width >= 0 && $0.frame.width.isFinite })
        }
        screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        screen.host.settle()
        #expect(screen.view.visibleCells.count == 3)
    }

    @Test func `a list releases its closures with its layout`() {
        weak var token: NSObject?
        do {
            let object = NSObject()
            token = object
            var configuration = Configuration(.plain)
            configuration.itemSeparatorHandler = { _, separators in
                _ = object
                return separators
            }
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                _ = object
                return nil
            }
            let screen = ListScreen(configuration)
            screen.view.collectionViewLayout = UICollectionViewFlowLayout()
            configuration = Configuration(.plain)
        }
        #expect(token == nil)
    }
}

/// A header with a fixed size.
private final class LabelHeader: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 30) }
}

/// One section without rows and with a header.
private final class HeaderSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "label", for: indexPath)
    }
}
