import CollageTesting
import Testing

@MainActor
struct LayoutRoundTests {
    /// Shows one item, and for each preferred size of a cell the next one, endlessly.
    private final class EndlessLayout: UICollectionViewLayout {
        var shown = 0

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            collectionView?.numberOfItems(inSection: 0) == 0 ? [] : [layoutAttributesForItem(at: [0, shown])!]
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
            return attributes
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { true }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if collectionView?.cellForItem(at: [0, shown]) != nil { shown += 1 }
            super.invalidateLayout(with: context)
        }
    }

    @Test func `an endlessly invalidated layout is queried 500 times, and its last result is shown`() {
        let layout = EndlessLayout()
        let fixture = CollectionFixture(layout, counts: [0])
        fixture.source.items = [(0..<1000).map(String.init)]
        fixture.view.reloadData()
        fixture.view.layoutSubviews()
        #expect(fixture.view.counters.measurements == 500)
        #expect(fixture.view.visibleCells.count == 1)
    }

    /// A list whose cells return a preferred height without changing the attributes that the layout passed in.
    final class CustomList: UICollectionViewLayout {
        var heights: [IndexPath: CGFloat] = [:]
        var estimate: CGFloat = 40
        /// Whether cells get their preferred heights.
        var followsCells = true
        /// The number of queries for the visible elements.
        private(set) var questions = 0

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            questions += 1
            return (0..<collectionView!.numberOfItems(inSection: 0)).map { layoutAttributesForItem(at: [0, $0])! }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let top = (0..<indexPath.item).reduce(0) { $0 + (heights[[0, $1]] ?? estimate) }
            attributes.frame = CGRect(x: 0, y: top, width: 320, height: heights[indexPath] ?? estimate)
            return attributes
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            guard followsCells, heights[originalAttributes.indexPath] != preferredAttributes.size.height else {
                return false
            }
            heights[originalAttributes.indexPath] = preferredAttributes.size.height
            return true
        }
    }

    @Test func `cells of a custom layout are measured once, as long as it uses the preferred sizes`() {
        let layout = CustomList()
        let fixture = CollectionFixture(layout, counts: [0])
        fixture.source.items = [["a", "b", "c"]]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 70) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames.values.map(\.minY).sorted() == [0, 70, 140])
        #expect(fixture.view.counters.measurements == 3)
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 3)
        layout.heights[[0, 1]] = 90
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames.values.map(\.height) == [70, 70, 70])
    }

    @Test func `cells whose layout doesn't follow them are measured once, too`() {
        let layout = CustomList()
        layout.followsCells = false
        let fixture = CollectionFixture(layout, counts: [0])
        fixture.source.items = [["a", "b", "c"]]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 70) }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        for _ in 0..<3 {
            #expect(fixture.cellFrames.values.map(\.minY).sorted() == [0, 40, 80])
            #expect(fixture.view.counters.measurements == 3)
            fixture.view.setNeedsLayout()
            fixture.view.layoutIfNeeded()
        }
    }

    @Test func `a layout is queried for visible elements equally often for many self-sizing cells as for few`() {
        func questions(_ count: Int) -> Int {
            let layout = CustomList(), fixture = CollectionFixture(layout, counts: [0])
            fixture.source.items = [(0..<count).map(String.init)]
            fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 30) }
            fixture.view.reloadData()
            fixture.view.layoutIfNeeded()
            #expect(fixture.view.counters.measurements == count)
            return layout.questions
        }
        #expect(questions(12) == questions(2))
    }

    @Test func `nothing is laid out before a collection view is laid out`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = ScriptedDataSource(counts: [3])
        source.register(with: view)
        view.dataSource = source
        #expect(view.counters.layoutPasses == 0 && view.counters.cellsMade == 0)
        view.layoutIfNeeded()
        #expect(view.counters.layoutPasses > 0 && view.counters.cellsMade == 3)
    }

    @Test func `a new item is found at a point before the next layout`() {
        let layout = UICollectionViewFlowLayout()
        let fixture = CollectionFixture(layout, counts: [0])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
        fixture.source.items = [["a"]]
        fixture.view.reloadData()
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 0])
        #expect(fixture.titles == ["a"])
    }

    @Test func `an inset that the layout depends on invalidates it, and other insets don't`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromSafeArea
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let source = ScriptedDataSource(counts: [3])
        let view = try #require(controller.collectionView)
        source.register(with: view)
        view.dataSource = source
        view.contentInsetAdjustmentBehavior = .never
        // Otherwise the margins change, too.
        view.insetsLayoutMarginsFromSafeArea = false
        host.show(controller)
        host.settle()
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 0)
        controller.additionalSafeAreaInsets.left = 50
        host.settle()
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 50)
        let preparations = layout.preparationCount
        controller.additionalSafeAreaInsets.bottom += 30
        host.settle()
        #expect(layout.preparationCount == preparations)
    }

    @Test func `a layout that calculates frames in prepare() is prepared before it's queried`() {
        final class Prepared: UICollectionViewLayout {
            var frames: [CGRect] = []
            override func prepare() {
                frames = (0..<collectionView!.numberOfItems(inSection: 0)).map {
                    CGRect(x: 0, y: 40 * $0, width: 320, height: 40)
                }
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: 320, height: frames.last?.maxY ?? 0)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                frames.indices.compactMap { layoutAttributesForItem(at: [0, $0]) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = frames[indexPath.item]
                return attributes
            }
        }
        let layout = Prepared()
        let fixture = CollectionFixture(layout, counts: [3])
        #expect(fixture.view.contentSize.height == 120 && fixture.view.visibleCells.count == 3)
        #expect(layout.preparationCount == 1)
        fixture.source.items = [["a"]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentSize.height == 40 && fixture.titles == ["a"])
    }

    @Test func `a background that is set later is behind the cells, too`() {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [3])
        let background = UIView()
        fixture.view.backgroundView = background
        #expect(fixture.view.subviews.first === background)
        fixture.view.contentOffset.y = -30
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.subviews.first === background && background.frame == fixture.view.bounds)
        let other = UIView()
        fixture.view.backgroundView = other
        #expect(background.superview == nil && fixture.view.subviews.first === other)
    }

    @Test func `margins that the layout depends on invalidate it`() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromLayoutMargins
        let fixture = CollectionFixture(layout, counts: [3])
        fixture.view.layoutMargins.left = 50
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.cellForItem(at: [0, 0])?.frame.minX == 50)
    }

    @Test func `pinned headers move with an inset that changes`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let fixture = CollectionFixture(layout, counts: [50])
        fixture.view.contentOffset.y = 200
        fixture.view.layoutIfNeeded()
        fixture.view.contentInset.top = 40
        fixture.view.layoutIfNeeded()
        let header = try #require(
            fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(header.frame.minY == 240)
    }

    @Test func `refresh controls and layout guides of scroll views work in a collection view, too`() {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [3])
        let control = UIRefreshControl(), box = UIView()
        fixture.view.refreshControl = control
        box.translatesAutoresizingMaskIntoConstraints = false
        fixture.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: fixture.view.frameLayoutGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: fixture.view.frameLayoutGuide.leadingAnchor),
            box.widthAnchor.constraint(equalTo: fixture.view.frameLayoutGuide.widthAnchor),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        for width in [320, 200] as [CGFloat] {
            fixture.view.frame.size.width = width
            fixture.view.layoutIfNeeded()
            #expect(control.frame.width == width && box.frame == CGRect(x: 0, y: 0, width: width, height: 20))
        }
    }

    @Test func `a view that an app adds stays in front of the cells`() {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [0])
        let badge = UIView()
        fixture.view.addSubview(badge)
        fixture.source.items = [["a", "b", "c"]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.subviews.last === badge && fixture.view.visibleCells.count == 3)
    }

    @Test func `only the surroundings of a point are queried`() {
        final class Asked: UICollectionViewFlowLayout {
            var rects: [CGRect] = []
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                rects.append(rect)
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Asked()
        let fixture = CollectionFixture(layout, counts: [3])
        layout.rects = []
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 20)) == [0, 0])
        #expect(layout.rects == [CGRect(x: 9.5, y: 19.5, width: 1, height: 1)])
    }

    @Test func `scroll positions are an option set with distinct values`() {
        let positions: [UICollectionView.ScrollPosition] = [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ]
        #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    @Test func `a layout that is invalidated by each bounds change is prepared before it's queried`() {
        final class Strict: UICollectionViewLayout {
            var isPrepared = false
            var askedUnprepared = 0
            var count: Int { collectionView!.numberOfItems(inSection: 0) }

            override func prepare() { isPrepared = true }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                isPrepared = false
                super.invalidateLayout(with: context)
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override var collectionViewContentSize: CGSize {
                if !isPrepared { askedUnprepared += 1 }
                return CGSize(width: 320, height: 100 * count)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                if !isPrepared { askedUnprepared += 1 }
                return (0..<count).map { layoutAttributesForItem(at: [0, $0])! }.filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 320, height: 100)
                return attributes
            }
        }
        let layout = Strict()
        let fixture = CollectionFixture(layout, counts: [30])
        fixture.view.contentOffset.y = 2000
        fixture.view.layoutIfNeeded()
        // The content gets shorter than the visible part, so the offset changes when the size is applied.
        fixture.source.items = [(0..<8).map(String.init)]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 320 && fixture.titles == ["3", "4", "5", "6", "7"])
        #expect(layout.askedUnprepared == 0)
    }
}
