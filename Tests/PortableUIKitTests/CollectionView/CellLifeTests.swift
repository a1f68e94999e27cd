import CollageTesting
import Testing

@MainActor
struct CellLifeTests {
    private func list(_ height: CGFloat = 50) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test func `cells are created for visible items, and reused when others become visible`() {
        let fixture = CollectionFixture(list(), counts: [100_000])
        #expect(fixture.view.visibleCells.count == 10)
        for offset in stride(from: 0, through: 40_000, by: 130) {
            fixture.view.contentOffset.y = CGFloat(offset)
            fixture.view.layoutIfNeeded()
        }
        #expect(fixture.view.counters.cellsMade <= 10 + 2)
        #expect(fixture.titles.first == "0.798")
        #expect(fixture.view.visibleCells.allSatisfy { ($0 as! ScriptedCell).reuseCount > 0 })
    }

    @Test func `a collection view that hasn't been shown has done no work`() {
        let counters = CollectionFixture(list(), counts: [0], size: .zero).view.counters
        #expect(counters.cellsMade == 0 && counters.supplementaryViewsMade == 0 && counters.appliedViews == 0)
        #expect(counters.measurements == 0)
    }

    @Test func `reloadData requests nothing until the next layout`() {
        let fixture = CollectionFixture(list(), counts: [3])
        let counts = fixture.source.countRequests
        fixture.source.clearRequests()
        fixture.source.items = [["a"]]
        fixture.view.reloadData()
        #expect(fixture.source.countRequests == counts && fixture.source.requestedPaths.isEmpty)
        #expect(fixture.view.visibleCells.count == 3)
        fixture.view.layoutIfNeeded()
        #expect(fixture.titles == ["a"])
    }

    @Test func `a cell has its size when the data source receives it, whether it's new or reused`() {
        let fixture = CollectionFixture(list(), counts: [0])
        var sizes: [CGSize] = []
        fixture.source.configure = { cell, _ in sizes.append(cell.bounds.size) }
        fixture.source.items = [["a"]]
        for _ in 0..<2 {
            fixture.view.reloadData()
            fixture.view.layoutIfNeeded()
        }
        #expect(sizes == [CGSize(width: 320, height: 50), CGSize(width: 320, height: 50)])
    }

    @Test func `the delegate is notified of cells that appear and disappear, with their index paths`() {
        let fixture = CollectionFixture(list(240), counts: [5])
        let delegate = RecordingDelegate()
        fixture.view.delegate = delegate
        fixture.view.contentOffset.y = 240
        fixture.view.layoutIfNeeded()
        #expect(delegate.events == ["didEndDisplaying 0-0", "willDisplay 0-2"])
    }

    private final class VisibilityRecorder: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        private func record(_ event: String, _ path: IndexPath, _ view: UICollectionView) {
            log.append("\(event) \(path.item) of \(view.indexPathsForVisibleItems.map(\.item))")
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { record("begin", indexPath, collectionView) }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { record("end", indexPath, collectionView) }
    }

    /// https://github.com/TextureGroup/Texture/issues/107
    @Test func `in a batch, the visible paths are the old ones until the delegate has received all new items`() {
        let host = TestHost()
        let fixture = CollectionFixture(list(240), counts: [2], inWindow: false)
        let delegate = VisibilityRecorder()
        fixture.view.delegate = delegate
        host.show(fixture.view)
        fixture.view.frame = CGRect(x: 0, y: 0, width: 320, height: 720)
        host.settle()
        delegate.log = []
        fixture.view.performBatchUpdates {
            fixture.source.items = [["a", "0.0", "0.1", "b"]]
            fixture.view.insertItems(at: [[0, 0], [0, 3]])
            fixture.view.performBatchUpdates(nil)
        }
        host.settle()
        fixture.view.performBatchUpdates {
            fixture.source.items = [["0.1", "b"]]
            fixture.view.deleteItems(at: [[0, 0], [0, 1]])
        }
        host.settle()
        #expect(delegate.log == ["begin 0 of [0, 1]", "begin 1 of [0, 1, 2]", "end 0 of [0, 1]", "end 1 of [0, 1]"])
    }

    @Test func `cells that disappear together are reported in their order`() {
        let fixture = CollectionFixture(list(), counts: [100])
        let delegate = RecordingDelegate()
        fixture.view.delegate = delegate
        var expected: [String] = []
        for item in stride(from: 0, to: 40, by: 2) {
            fixture.view.contentOffset.y += 100
            fixture.view.layoutIfNeeded()
            expected += ["didEndDisplaying 0-\(item)", "didEndDisplaying 0-\(item + 1)"]
        }
        #expect(delegate.events.filter { $0.hasPrefix("didEnd") } == expected)
    }

    @Test
    func `the content view and backgrounds are as large as the cell, the selected one only while selected`() throws {
        let fixture = CollectionFixture(list(), counts: [1])
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        let plain = UIView(), selected = UIView()
        cell.backgroundView = plain
        cell.selectedBackgroundView = selected
        cell.layoutIfNeeded()
        #expect(cell.subviews.first === plain && plain.frame == cell.bounds)
        #expect(selected.superview == nil)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.subviews.map { $0 === selected } == [false, true, false])
        #expect(cell.contentView.frame == cell.bounds && selected.frame == cell.bounds)
        cell.isSelected = false
        #expect(selected.superview == nil)
    }

    @Test func `views with a higher zIndex are in front, regardless of when they appear`() throws {
        let layout = list()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let fixture = CollectionFixture(layout, counts: [50])
        for offset in [200, 0, 900] as [CGFloat] {
            fixture.view.contentOffset.y = offset
            fixture.view.layoutIfNeeded()
            let header = try #require(
                fixture.view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
            let views = fixture.view.subviews.filter { $0 is UICollectionReusableView }
            #expect(views.last === header)
            #expect(header.frame.minY == offset)
        }
    }

    @Test func `a background view stays behind the cells and in place`() {
        let fixture = CollectionFixture(list(), counts: [50])
        let background = UIView()
        fixture.view.backgroundView = background
        fixture.view.contentOffset.y = 333
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.subviews.first === background)
        #expect(background.frame == CGRect(x: 0, y: 333, width: 320, height: 480))
    }

    @Test func `a collection view without a size shows nothing until it has one`() {
        let fixture = CollectionFixture(list(), counts: [5], size: .zero)
        #expect(fixture.view.visibleCells.isEmpty)
        fixture.view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.visibleCells.count == 2 || fixture.view.visibleCells.count == 3)
    }

    @Test func `lookups return paths, views, and attributes, and nil for missing items`() throws {
        let fixture = CollectionFixture(list(), counts: [20])
        let cell = try #require(fixture.view.cellForItem(at: [0, 3]))
        #expect(fixture.view.indexPath(for: cell) == [0, 3])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 175)) == [0, 3])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 5000)) == nil)
        #expect(fixture.view.cellForItem(at: [0, 15]) == nil)
        #expect(fixture.view.layoutAttributesForItem(at: [0, 15])?.frame.minY == 750)
        #expect(fixture.view.layoutAttributesForItem(at: [0, 20]) == nil)
        #expect(fixture.view.numberOfSections == 1 && fixture.view.numberOfItems(inSection: 0) == 20)
        #expect(fixture.view.indexPath(for: UICollectionViewCell()) == nil)
    }

    @Test func `Right-to-left mirrors layouts that enable it`() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipping()
        layout.itemSize = CGSize(width: 100, height: 50)
        let fixture = CollectionFixture(layout, counts: [3])
        fixture.view.semanticContentAttribute = .forceRightToLeft
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 0]] == CGRect(x: 220, y: 0, width: 100, height: 50))
        #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 220)
    }

    @Test func `neither layout, data source nor closures keep a collection view alive`() {
        weak var view: UICollectionView?
        weak var layoutObject: UICollectionViewLayout?
        weak var cell: UICollectionViewCell?
        do {
            let registration = UICollectionView.CellRegistration<ScriptedCell, String> { $0.title = $2 }
            final class Source: NSObject, UICollectionViewDataSource {
                let registration: UICollectionView.CellRegistration<ScriptedCell, String>
                init(_ registration: UICollectionView.CellRegistration<ScriptedCell, String>) {
                    self.registration = registration
                }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    2
                }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "x")
                }
            }
            let source = Source(registration)
            let made = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: list())
            made.dataSource = source
            made.layoutIfNeeded()
            view = made
            layoutObject = made.collectionViewLayout
            cell = made.visibleCells.first
            #expect((cell as? ScriptedCell)?.title == "x")
        }
        #expect(view == nil && layoutObject == nil && cell == nil)
    }

    @Test func `the cell of the first responder is kept when it scrolls off screen`() throws {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = CollectionFixture(list(), counts: [100], inWindow: false)
        host.show(fixture.view)
        host.settle()
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        fixture.view.contentOffset.y = 1000
        host.settle()
        #expect(cell.superview != nil && field.isFirstResponder)
        #expect(!fixture.view.visibleCells.contains(cell))
        #expect(fixture.view.indexPathsForVisibleItems.first == [0, 20])
        fixture.view.contentOffset.y = 20
        host.settle()
        #expect(fixture.view.visibleCells.first === cell && fixture.view.cellForItem(at: [0, 0]) === cell)
        fixture.view.contentOffset.y = 1000
        host.settle()
        field.resignFirstResponder()
        fixture.view.contentOffset.y = 1010
        host.settle()
        #expect(cell.superview == nil)
    }

    @Test func `a focused text field in another view keeps no cell alive`() throws {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = CollectionFixture(list(), counts: [100], inWindow: false)
        let root = UIView(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.addSubview(fixture.view)
        root.addSubview(field)
        host.show(root)
        #expect(field.becomeFirstResponder())
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        fixture.view.contentOffset.y = 1000
        host.settle()
        #expect(cell.superview == nil || fixture.view.indexPath(for: cell) != [0, 0])
    }

    @Test func `a moved item has its displayed index path for the layout, and its original one for the data source`() {
        let fixture = CollectionFixture(list(100), counts: [3, 3])
        var counts: [[Int]] = []
        fixture.source.configure = { _, _ in
            counts.append((0..<2).map { fixture.view.numberOfItems(inSection: $0) })
        }
        #expect(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 450))
        fixture.view.layoutIfNeeded()
        var presented: [Int] = []
        fixture.view.performUsingPresentationValues {
            presented = (0..<2).map { fixture.view.numberOfItems(inSection: $0) }
        }
        #expect(presented == [2, 4])
        fixture.view.contentOffset.y = 120
        fixture.view.layoutIfNeeded()
        #expect(!counts.isEmpty && counts.allSatisfy { $0 == [3, 3] })
        fixture.view.cancelInteractiveMovement()
    }
}
