import CollageTesting
import Testing

@MainActor
struct LayoutChangeTests {
    /// A list that records the calls about the change, in a log that several layouts share.
    private final class NotingLayout: UICollectionViewFlowLayout {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log, height: CGFloat) {
            self.name = name
            self.log = log
            super.init()
            itemSize = CGSize(width: 320, height: height)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            log.lines.append("\(name) prepares for \((newLayout as! NotingLayout).name)")
        }

        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            log.lines.append("\(name) prepares after \((oldLayout as! NotingLayout).name)")
        }

        override func finalizeLayoutTransition() { log.lines.append("\(name) is done") }
    }

    private final class Log {
        var lines: [String] = []
    }

    private final class NotingCell: UICollectionViewCell {
        var lines: [String] = []

        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            lines.append("will \(oldLayout === newLayout)")
        }

        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            lines.append("did \(oldLayout === newLayout)")
        }
    }

    @Test func `both layouts are notified before and after, and the old one releases the collection view`() {
        let log = Log()
        let small = NotingLayout("small", log, height: 40), large = NotingLayout("large", log, height: 80)
        let fixture = CollectionFixture(small, counts: [3])
        fixture.view.setCollectionViewLayout(large, animated: false)
        #expect(
            log.lines == ["small prepares for large", "large prepares after small", "small is done", "large is done"])
        #expect(small.collectionView == nil && large.collectionView === fixture.view)
        var completions: [Bool] = []
        fixture.view.setCollectionViewLayout(large, animated: false) { completions.append($0) }
        #expect(log.lines.count == 4, "it has that layout")
        #expect(completions == [true])
    }

    @Test func `cells on screen are notified before and after`() throws {
        let log = Log()
        let fixture = CollectionFixture(NotingLayout("small", log, height: 40), counts: [1])
        fixture.view.register(NotingCell.self, forCellWithReuseIdentifier: "noting")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "noting", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        fixture.view.layoutIfNeeded()
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? NotingCell)
        fixture.view.setCollectionViewLayout(NotingLayout("large", log, height: 80), animated: false)
        #expect(cell.lines == ["will false", "did false"])
        #expect(fixture.view.cellForItem(at: [0, 0]) === cell)
    }

    @Test func `sizes measured for the old layout are measured again for the new one`() {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [0])
        fixture.source.items = [["a", "b"]]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 70) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 2)
        fixture.atOnce { fixture.view.collectionViewLayout = SelfSizingTests.list(estimate: 30) }
        #expect(fixture.view.counters.measurements == 4)
        #expect(fixture.cellFrames[[0, 1]]?.minY == 70)
    }

    @Test func `decoration views are removed with their layout`() {
        func layout(_ kind: String) -> UICollectionViewCompositionalLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.decorationItems = [.background(elementKind: kind)]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(ScriptedView.self, forDecorationViewOfKind: kind)
            return layout
        }
        let fixture = CollectionFixture(layout("old"), counts: [2])
        let old = fixture.view.subviews.filter { $0 is ScriptedView }
        #expect(old.count == 1)
        fixture.atOnce { fixture.view.collectionViewLayout = layout("new") }
        #expect(old.allSatisfy { $0.superview == nil })
        #expect(fixture.view.subviews.filter { $0 is ScriptedView }.count == 1)
    }

    @Test func `a change before anything is shown is shown like any other`() {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [2], size: .zero)
        var completions: [Bool] = []
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 70, height: 70)
        fixture.view.setCollectionViewLayout(layout, animated: true) { completions.append($0) }
        #expect(completions == [true])
        fixture.view.frame.size = CGSize(width: 320, height: 480)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]]?.size == CGSize(width: 70, height: 70))
    }

    @Test func `preferred sizes for a custom layout are passed to the next one, too`() {
        let fixture = CollectionFixture(LayoutRoundTests.CustomList(), counts: [0])
        fixture.source.items = [["a", "b"]]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 70) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 1]]?.minY == 70)
        fixture.atOnce { fixture.view.collectionViewLayout = LayoutRoundTests.CustomList() }
        #expect(fixture.cellFrames[[0, 1]]?.minY == 70 && fixture.view.counters.measurements == 4)
    }

    private final class Panel: UICollectionReusableView {}
    private final class OtherPanel: UICollectionReusableView {}

    @Test func `a decoration view of the same kind is created again by the new layout`() {
        func layout(_ viewClass: AnyClass) -> UICollectionViewCompositionalLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.decorationItems = [.background(elementKind: "panel")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(viewClass, forDecorationViewOfKind: "panel")
            return layout
        }
        let fixture = CollectionFixture(layout(Panel.self), counts: [2])
        #expect(fixture.view.subviews.filter { $0 is Panel }.count == 1)
        fixture.atOnce { fixture.view.collectionViewLayout = layout(OtherPanel.self) }
        #expect(!fixture.view.subviews.contains { $0 is Panel })
        #expect(fixture.view.subviews.filter { $0 is OtherPanel }.count == 1)
        #expect(fixture.view.visibleCells.count == 2)
    }

    @Test func `a layout that is set again shows the current items`() {
        func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: height)
            layout.minimumLineSpacing = 0
            return layout
        }
        let small = rows(40), large = rows(80)
        let fixture = CollectionFixture(small, counts: [3])
        fixture.atOnce { fixture.view.collectionViewLayout = large }
        fixture.source.items = [["a", "b", "c", "d", "e"]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        fixture.atOnce { fixture.view.collectionViewLayout = small }
        #expect(fixture.titles == ["a", "b", "c", "d", "e"])
        #expect(fixture.cellFrames[[0, 4]]?.minY == 160 && fixture.view.contentSize.height == 200)
    }

    /// Rows whose layout can change the content offset when it's set.
    private final class MovingRows: PreparedRows {
        var target: CGPoint?
        private(set) var proposed: [CGPoint] = []

        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            proposed.append(proposedContentOffset)
            return target ?? proposedContentOffset
        }
    }

    @Test func `the content keeps its offset, as far as the new layout allows`() {
        let fixture = CollectionFixture(MovingRows(height: 100), counts: [30])
        fixture.view.contentOffset.y = 1000
        fixture.view.layoutIfNeeded()
        let larger = MovingRows(height: 110), moving = MovingRows(height: 90), smaller = MovingRows(height: 20)
        fixture.atOnce { fixture.view.collectionViewLayout = larger }
        #expect(larger.proposed == [CGPoint(x: 0, y: 1000)] && fixture.view.contentOffset.y == 1000)
        moving.target = CGPoint(x: 0, y: 500)
        fixture.atOnce { fixture.view.collectionViewLayout = moving }
        #expect(moving.proposed == [CGPoint(x: 0, y: 1000)] && fixture.view.contentOffset.y == 500)
        fixture.atOnce { fixture.view.collectionViewLayout = smaller }
        #expect(smaller.proposed == [CGPoint(x: 0, y: 120)] && fixture.view.contentOffset.y == 120)
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 600))
    }
}
