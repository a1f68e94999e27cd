import CollageTesting
import Testing

@MainActor
struct SelfSizingTests {
    /// A list of cells with an estimated height.
    static func list(estimate: CGFloat = 44, header: CGFloat? = nil) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if let header {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(header)),
                    elementKind: "header", alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func fixture(
        _ count: Int, in layout: UICollectionViewLayout = list(),
        _ configure: @escaping (ScriptedCell, IndexPath) -> Void
    ) -> CollectionFixture {
        let fixture = CollectionFixture(layout, counts: [0])
        fixture.source.items = [(0..<count).map(String.init)]
        fixture.source.configure = configure
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func `each visible cell is measured once, from the top on, and the others keep the estimate`() {
        let fixture = fixture(100) { cell, path in
            cell.preferredSize = CGSize(width: 320, height: path.item % 2 == 0 ? 100 : 60)
        }
        #expect(fixture.cellFrames[[0, 2]] == CGRect(x: 0, y: 160, width: 320, height: 100))
        #expect(fixture.view.counters.measurements == 6)
        #expect(fixture.view.contentSize.height == CGFloat(3 * 160 + 94 * 44))
        for _ in 0..<3 {
            fixture.view.setNeedsLayout()
            fixture.view.layoutIfNeeded()
        }
        #expect(fixture.view.counters.measurements == 6)
    }

    /// Rows of cells as high as the highest: https://developer.apple.com/forums/thread/719750
    @Test func `cells in a row become as high as the highest, even if it's lower than their estimate`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .uniformAcrossSiblings(estimate: 50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
            subitems: [item])
        let heights: [CGFloat] = [40, 90, 60, 30, 20]
        let fixture = fixture(
            5, in: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        ) {
            cell, path in cell.preferredSize = CGSize(width: 100, height: heights[path.item])
        }
        #expect((0..<5).map { fixture.cellFrames[[0, $0]]?.height } == [90, 90, 90, 30, 30])
        #expect(fixture.view.counters.measurements == 5)
    }

    @Test func `estimates that are too large still fill the screen with cells`() {
        let fixture = fixture(200, in: SelfSizingTests.list(estimate: 1000)) { cell, _ in
            cell.preferredSize = CGSize(width: 320, height: 20)
        }
        #expect(fixture.view.visibleCells.count == 24)
        #expect(fixture.view.counters.cellsMade == 24)
    }

    @Test func `cells that grow above the visible area don't move visible cells`() {
        let fixture = fixture(100) { cell, _ in cell.preferredSize = CGSize(width: 320, height: 100) }
        fixture.view.contentOffset.y = 3000
        fixture.view.layoutIfNeeded()
        for _ in 0..<20 {
            let before = fixture.cellFrames
            let offset = fixture.view.contentOffset.y
            fixture.view.contentOffset.y -= 30
            fixture.view.layoutIfNeeded()
            let after = fixture.cellFrames
            for (path, frame) in before {
                guard let new = after[path] else { continue }
                #expect(new.minY - fixture.view.contentOffset.y == frame.minY - offset + 30, "\(path)")
            }
        }
    }

    @Test func `a cell that invalidates its size is measured again, with its new content`() throws {
        let fixture = fixture(3) { cell, _ in cell.preferredSize = CGSize(width: 320, height: 50) }
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? ScriptedCell)
        cell.preferredSize = CGSize(width: 320, height: 90)
        fixture.view.layoutIfNeeded()
        #expect(cell.frame.height == 50)
        cell.invalidateIntrinsicContentSize()
        fixture.view.layoutIfNeeded()
        #expect(cell.frame.height == 90)
        #expect(fixture.cellFrames[[0, 1]]?.minY == 90)
        fixture.view.selfSizingInvalidation = .disabled
        cell.preferredSize = CGSize(width: 320, height: 10)
        cell.invalidateIntrinsicContentSize()
        fixture.view.layoutIfNeeded()
        #expect(cell.frame.height == 90)
    }

    @Test func `a content view that invalidates its size measures its cell again`() throws {
        let fixture = fixture(3) { cell, _ in cell.preferredSize = CGSize(width: 320, height: 50) }
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? ScriptedCell)
        cell.preferredSize = CGSize(width: 320, height: 90)
        cell.contentView.invalidateIntrinsicContentSize()
        fixture.atOnce {}
        #expect(cell.frame.height == 90 && fixture.cellFrames[[0, 1]]?.minY == 90)
    }

    @Test func `a list that is laid out again with the same sizes queries its layout at most twice`() {
        final class Asked: UICollectionViewFlowLayout {
            var count = 0
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                count += 1
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Asked()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        let fixture = fixture(3, in: layout) { cell, _ in cell.preferredSize = CGSize(width: 320, height: 50) }
        let measurements = fixture.view.counters.measurements
        layout.count = 0
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == measurements + 3)
        #expect(layout.count <= 2)
    }

    @Test(arguments: [false, true])
    func `a row under the status bar is inset by it, unless it has its own size`(changesLayout: Bool) throws {
        let layout = UICollectionViewFlowLayout(), sizing = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        sizing.estimatedItemSize = layout.itemSize
        let host = TestHost(
            size: CGSize(width: 320, height: 480), safeAreaInsets: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        let fixture = CollectionFixture(layout, counts: [2], inWindow: false)
        host.show(fixture.view)
        host.settle()
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? ScriptedCell)
        #expect(cell.safeAreaInsets.top == 30)
        cell.preferredSize = CGSize(width: 320, height: 60)
        if changesLayout {
            fixture.view.setCollectionViewLayout(sizing, animated: false)
        } else {
            layout.estimatedItemSize = layout.itemSize
        }
        host.settle()
        #expect(cell.frame.height == 60 && cell.safeAreaInsets.top == 0)
    }

    @Test func `reconfigured cells are measured again`() {
        var height: CGFloat = 50
        let fixture = fixture(3) { cell, _ in cell.preferredSize = CGSize(width: 320, height: height) }
        height = 75
        fixture.atOnce { fixture.view.reconfigureItems(at: [[0, 1]]) }
        #expect(fixture.cellFrames[[0, 1]]?.height == 75)
        #expect(fixture.cellFrames[[0, 2]]?.minY == 125)
    }

    @Test func `measured sizes stay with their items when updates move them`() {
        let fixture = fixture(4) { cell, path in
            cell.preferredSize = CGSize(width: 320, height: 30 + 10 * Double(cell.title)!)
        }
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["3", "0", "2"]]
                fixture.view.deleteItems(at: [[0, 1]])
                fixture.view.moveItem(at: [0, 3], to: [0, 0])
            }
        }
        #expect(fixture.cellFrames[[0, 0]] == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(fixture.cellFrames[[0, 1]] == CGRect(x: 0, y: 60, width: 320, height: 30))
        #expect(fixture.cellFrames[[0, 2]] == CGRect(x: 0, y: 90, width: 320, height: 50))
        #expect(fixture.view.counters.measurements == 4)
    }

    @Test func `a new width measures the cells again`() throws {
        let fixture = fixture(2) { cell, _ in
            cell.preferredSizes = { CGSize(width: $0.size.width, height: $0.size.width / 4) }
        }
        #expect(fixture.cellFrames[[0, 0]]?.height == 80)
        fixture.view.frame.size.width = 200
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]] == CGRect(x: 0, y: 0, width: 200, height: 50))
    }

    @Test func `headers size themselves too`() {
        let fixture = CollectionFixture(SelfSizingTests.list(header: 30), counts: [0])
        fixture.source.items = [["a", "b"]]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 50) }
        fixture.source.configureView = { view, _, _ in view.preferredHeight = 28 }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]]?.minY == 28)
        #expect(fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.height == 28)
        #expect(fixture.view.contentSize.height == 128)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5])
    func `an invalid size keeps the estimate and is reported`(_ height: CGFloat) {
        let messages = Diagnostics.capture {
            let fixture = fixture(2) { cell, _ in cell.preferredSize = CGSize(width: 320, height: height) }
            #expect(fixture.cellFrames[[0, 1]] == CGRect(x: 0, y: 44, width: 320, height: 44))
        }
        #expect(messages.contains { $0.contains("negative, infinite, or not a number") })
    }

    @Test func `a cell without constraints is measured by sizeThatFits, and one that can't keeps the estimate`() {
        final class Fitting: UICollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: size.width / 10) }
        }
        let fitting = Fitting(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
        attributes.selfSizing = .height
        #expect(
            fitting.preferredLayoutAttributesFitting(attributes).frame == CGRect(x: 0, y: 100, width: 320, height: 32))
        let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(plain.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
    }

    @Test func `constraints in the content view determine a cell's height at its width`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        attributes.selfSizing = .height
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 320, height: 100))
    }

    /// A cell as high as its label and a box.
    private final class ConstrainedCell: UICollectionViewCell {
        let label = UILabel()
        let box = UIView()
        private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 20)

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.text = "One"
            let stack = UIStackView(arrangedSubviews: [label, box])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), boxHeight,
            ])
        }

        required init?(coder: NSCoder) { fatalError("not used") }
    }

    @Test(arguments: [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints])
    func `changed constraints in a content view change its cell's height only if enabled`(
        _ invalidation: UICollectionView.SelfSizingInvalidation
    ) throws {
        let host = TestHost(scale: 2)
        defer { withExtendedLifetime(host) {} }
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [0])
        let registration = UICollectionView.CellRegistration<ConstrainedCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        fixture.view.selfSizingInvalidation = invalidation
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        fixture.view.layoutIfNeeded()
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? ConstrainedCell)
        let follows = invalidation == .enabledIncludingConstraints
        var expected = cell.frame.height
        func change(by distance: CGFloat, _ body: () -> Void) {
            body()
            fixture.view.layoutIfNeeded()
            if follows { expected += distance }
            #expect(cell.frame.height == expected)
            #expect(fixture.view.cellForItem(at: [0, 1])?.frame.minY == expected)
        }
        let line = cell.label.frame.height
        #expect(expected == line + 20)
        change(by: 30) { cell.boxHeight.constant = 50 }
        change(by: line) { cell.label.text = "One\nTwo" }
        change(by: -50) { cell.box.isHidden = true }
        change(by: 50) { cell.box.isHidden = false }
        change(by: 40) {
            cell.boxHeight.isActive = false
            cell.box.heightAnchor.constraint(equalToConstant: 90).isActive = true
        }
        let measurements = fixture.view.counters.measurements
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == measurements)
    }

    @Test func `scrolling to an item is exact, although the cells before it have never been measured`() {
        let fixture = fixture(500) { cell, path in
            cell.preferredSize = CGSize(width: 320, height: 30 + CGFloat(path.item % 7) * 13)
        }
        fixture.view.scrollToItem(at: [0, 333], at: .top, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 333]]?.minY == fixture.view.contentOffset.y)
        fixture.view.scrollToItem(at: [0, 100], at: .centeredVertically, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 100]]?.midY == fixture.view.contentOffset.y + 240)
        fixture.view.scrollToItem(at: [0, 400], at: .bottom, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 400]]?.maxY == fixture.view.contentOffset.y + 480)
        let offset = fixture.view.contentOffset
        fixture.view.scrollToItem(at: [0, 399], at: [], animated: false)
        #expect(fixture.view.contentOffset == offset)
    }

    /// Many rows of two lines in a list, with a closure that changes their appearance.
    private func manyRows() -> (ListScreen, () -> Void) {
        let screen = ListScreen(UICollectionLayoutListConfiguration(.plain), counts: [20_000])
        screen.source.configure = { cell, _ in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            content.secondaryText = "Second line"
            cell.contentConfiguration = content
        }
        screen.view.reloadData()
        screen.host.settle()
        return (
            screen,
            {
                screen.view.setCollectionViewLayout(
                    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(.grouped)),
                    animated: false)
                screen.host.settle()
            }
        )
    }

    @Test func `a list of 20,000 rows whose appearance changes measures only the visible rows, and creates no cells`() {
        let (screen, change) = manyRows()
        let before = screen.view.counters
        change()
        let after = screen.view.counters
        let shown = screen.view.visibleCells.count
        #expect(after.measurements - before.measurements <= 2 * shown)
        #expect(after.cellsMade - before.cellsMade <= 1)
        #expect(screen.view.visibleCells.allSatisfy { $0.frame.height > 44 })
    }

    @Test func `changes that don't affect the conditions of sizes measure nothing again`() {
        let (screen, _) = manyRows()
        let before = screen.view.counters.measurements
        screen.view.collectionViewLayout.prepare()
        screen.view.contentOffset.y += 1
        screen.host.settle()
        screen.view.setNeedsLayout()
        screen.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        screen.host.settle()
        screen.source.items[0].swapAt(1, 2)
        screen.view.moveItem(at: [0, 1], to: [0, 2])
        screen.host.settle()
        #expect(screen.view.counters.measurements - before <= 1, "one row more at the bottom")
    }

    @Test func `a section with another layout after a batch is measured again`() {
        var estimate: CGFloat = 44
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let fixture = fixture(3, in: layout) { cell, _ in cell.preferredSize = CGSize(width: 320, height: 70) }
        #expect(fixture.cellFrames[[0, 2]] == CGRect(x: 0, y: 140, width: 320, height: 70))
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                estimate = 30
                fixture.source.items = [["0", "1"]]
                fixture.view.deleteItems(at: [[0, 2]])
            }
        }
        #expect(
            fixture.cellFrames == [
                [0, 0]: CGRect(x: 0, y: 0, width: 320, height: 70),
                [0, 1]: CGRect(x: 0, y: 70, width: 320, height: 70),
            ])
    }

    @Test func `wrapping rows settle, regardless of their items' measurements`() {
        func dimension(_ width: CGFloat, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
            NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: height))
        }
        for items in [
            [
                dimension(25, .fractionalHeight(0.9)), dimension(199, .estimated(7)),
                dimension(22, .fractionalHeight(0.85)), dimension(36, .estimated(84)),
            ], [dimension(40, .fractionalHeight(0.9)), dimension(40, .estimated(7))],
        ] {
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(100), heightDimension: .fractionalHeight(0.75)), subitems: items)
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let layout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration)
            let fixture = CollectionFixture(layout, counts: [0], size: CGSize(width: 700, height: 400))
            fixture.source.items = [(0..<20).map(String.init)]
            fixture.source.configure = { cell, path in
                cell.preferredSizes = { CGSize(width: $0.size.width, height: 60 + 30 * CGFloat(path.item % 5)) }
            }
            fixture.view.reloadData()
            fixture.view.layoutIfNeeded()
            #expect(fixture.view.contentSize == layout.collectionViewContentSize)
            let before = fixture.cellFrames
            for _ in 0..<3 {
                fixture.view.setNeedsLayout()
                fixture.view.layoutIfNeeded()
            }
            #expect(fixture.cellFrames == before)
            #expect(fixture.view.contentSize == layout.collectionViewContentSize)
            #expect(!before.values.contains { $0.height == 7 || $0.height == 84 })
        }
    }

    @Test func `a self-sizing row isn't taller where it's under the home indicator`() throws {
        let host = TestHost(size: CGSize(width: 844, height: 390))
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(.plain)))
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        host.show(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<30))
        source.apply(snapshot, animatingDifferences: false)
        for offset in stride(from: 0, through: 200, by: 7) {
            view.contentOffset.y = CGFloat(offset)
            host.settle()
            #expect(view.visibleCells.allSatisfy { $0.frame.height == 44 })
        }
        #expect(view.safeAreaInsets.left > 0)
        let label = try #require(host.first(UILabel.self))
        #expect(label.convert(CGPoint.zero, to: nil).x == view.safeAreaInsets.left + 20)
    }

    @Test func `a batch moves measured sizes once, regardless of later invalidations`() {
        let fixture = fixture(60) { cell, _ in
            cell.preferredSize = CGSize(width: 320, height: CGFloat(30 + (Int(cell.title) ?? 0)))
        }
        for offset in stride(from: 0, through: 3600, by: 200) {
            fixture.view.contentOffset.y = CGFloat(offset)
            fixture.view.layoutIfNeeded()
        }
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        func heights() -> [CGFloat] {
            (0..<50).map { fixture.view.layoutAttributesForItem(at: [0, $0])!.frame.height }
        }
        #expect(heights() == (0..<50).map { CGFloat(30 + $0) })
        fixture.atOnce {
            fixture.source.items[0].removeFirst(2)
            fixture.view.deleteItems(at: [[0, 0], [0, 1]])
        }
        #expect(heights() == (0..<50).map { CGFloat(32 + $0) })
        for _ in 0..<2 {
            fixture.view.collectionViewLayout.invalidateLayout()
            fixture.view.layoutIfNeeded()
            #expect(heights() == (0..<50).map { CGFloat(32 + $0) })
        }
    }
}
