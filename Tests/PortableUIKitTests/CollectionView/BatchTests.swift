import CollageTesting
import Testing

@MainActor
struct BatchTests {
    private func fixture(_ counts: [Int], size: CGSize = CGSize(width: 320, height: 480)) -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        return CollectionFixture(layout, counts: counts, size: size)
    }

    @Test func `nested batches are one batch, which is shown when the outermost one ends`() {
        let fixture = fixture([3])
        var log: [String] = []
        UIView.performWithoutAnimation {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["0.2", "new"]]
                fixture.view.deleteItems(at: [[0, 0]])
                fixture.view.performBatchUpdates {
                    fixture.view.deleteItems(at: [[0, 1]])
                    log.append("inside")
                } completion: {
                    log.append("inner \($0)")
                }
                log.append("after inner: \(fixture.view.visibleCells.count)")
                fixture.view.insertItems(at: [[0, 1]])
            } completion: {
                log.append("outer \($0)")
            }
        }
        fixture.view.layoutIfNeeded()
        #expect(log == ["inside", "after inner: 3", "inner true", "outer true"])
        #expect(fixture.titles == ["0.2", "new"])
    }

    @Test func `an empty batch is reported as finished`() {
        let fixture = fixture([3])
        var completions: [Bool] = []
        UIView.performWithoutAnimation {
            fixture.view.performBatchUpdates(nil) { completions.append($0) }
            fixture.view.performBatchUpdates({}, completion: { completions.append($0) })
        }
        #expect(completions == [true, true])
        #expect(fixture.titles == ["0.0", "0.1", "0.2"])
    }

    @Test func `a batch before the first layout, or after reloadData, is part of that update`() {
        let fixture = fixture([3])
        fixture.view.reloadData()
        fixture.source.clearRequests()
        var completions: [Bool] = []
        fixture.view.performBatchUpdates {
            fixture.source.items = [["0.0", "0.1", "0.2", "new"]]
            fixture.view.insertItems(at: [[0, 3]])
        } completion: {
            completions.append($0)
        }
        #expect(completions == [true] && fixture.source.requestedPaths.isEmpty)
        fixture.view.layoutIfNeeded()
        #expect(fixture.titles == ["0.0", "0.1", "0.2", "new"])
    }

    @Test func `a batch after reloadData applies even if the layout was queried in between`() {
        let fixture = fixture([3])
        fixture.view.reloadData()
        #expect(fixture.view.layoutAttributesForItem(at: [0, 3]) == nil)
        fixture.source.items[0].append("new")
        fixture.view.insertItems(at: [[0, 3]])
        #expect(fixture.view.layoutAttributesForItem(at: [0, 3])?.frame.minY == 300)
        fixture.view.layoutIfNeeded()
        #expect(fixture.titles == ["0.0", "0.1", "0.2", "new"] && fixture.view.contentSize.height == 400)
    }

    @Test func `orthogonal sections keep their offsets when another one is inserted before them`() {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: .carousel(.continuous)), counts: [6, 6])
        fixture.view.scrollOrthogonalSection(0, toward: 300)
        fixture.view.scrollOrthogonalSection(1, toward: 100)
        fixture.view.layoutIfNeeded()
        fixture.atOnce {
            fixture.source.items.insert((0..<6).map(String.init), at: 0)
            fixture.view.insertSections([0])
        }
        #expect((0..<3).map { fixture.view.orthogonalOffset(ofSection: $0) } == [0, 300, 100])
    }

    /// Adds an item in the middle of a layout pass, when prefetching is requested.
    private final class AddingPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        let source: ScriptedDataSource
        let reloads: Bool
        var isDone = false

        init(_ source: ScriptedDataSource, reloads: Bool) {
            self.source = source
            self.reloads = reloads
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            guard !isDone else { return }
            isDone = true
            source.items[0].insert("new", at: 2)
            if reloads { collectionView.reloadData() } else { collectionView.insertItems(at: [[0, 2]]) }
        }
    }

    @Test(arguments: [false, true])
    func `changes in the middle of a layout pass are shown by the next one`(reloads: Bool) {
        let fixture = fixture([100])
        let prefetcher = AddingPrefetcher(fixture.source, reloads: reloads)
        fixture.view.prefetchDataSource = prefetcher
        UIView.performWithoutAnimation {
            fixture.view.contentOffset.y = 100
            for _ in 0..<2 { fixture.view.layoutIfNeeded() }
        }
        #expect(prefetcher.isDone && fixture.titles == ["0.1", "new", "0.2", "0.3", "0.4"])
    }

    @Test func `a view that isn't in a window is updated immediately`() {
        let layout = UICollectionViewFlowLayout()
        let fixture = CollectionFixture(layout, counts: [2], inWindow: false)
        var completions: [Bool] = []
        fixture.view.performBatchUpdates {
            fixture.source.items = [["0.1"]]
            fixture.view.deleteItems(at: [[0, 0]])
        } completion: {
            completions.append($0)
        }
        #expect(completions == [true])
        #expect(fixture.titles == ["0.1"])
    }

    /// Changes the content offset with each batch.
    private final class MovingLayout: UICollectionViewFlowLayout {
        var proposed: [CGPoint] = []
        var target: CGPoint?

        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            proposed.append(proposedContentOffset)
            return target ?? proposedContentOffset
        }
    }

    private final class MovingDelegate: NSObject, UICollectionViewDelegate {
        var proposed: [CGPoint] = []

        func collectionView(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            proposed.append(proposedContentOffset)
            return CGPoint(x: 0, y: proposedContentOffset.y + 5)
        }
    }

    @Test func `the layout may move the content with a batch, and the delegate after it`() {
        let layout = MovingLayout(), delegate = MovingDelegate()
        layout.itemSize = CGSize(width: 320, height: 100)
        let fixture = CollectionFixture(layout, counts: [30])
        fixture.view.contentOffset.y = 40
        fixture.view.layoutIfNeeded()
        func insert() {
            fixture.atOnce {
                fixture.source.items[0].insert("new", at: 0)
                fixture.view.insertItems(at: [[0, 0]])
            }
        }
        insert()
        #expect(layout.proposed == [CGPoint(x: 0, y: 40)] && fixture.view.contentOffset.y == 40)
        layout.target = CGPoint(x: 0, y: 200)
        insert()
        #expect(fixture.view.contentOffset.y == 200)
        fixture.view.delegate = delegate
        layout.target = CGPoint(x: 0, y: 300)
        insert()
        #expect(delegate.proposed == [CGPoint(x: 0, y: 300)] && fixture.view.contentOffset.y == 305)
    }

    @Test func `items that are reconfigured in a batch show the change at their new index path`() throws {
        let fixture = fixture([3])
        let cell = try #require(fixture.view.cellForItem(at: [0, 2]))
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["0.2 anew", "0.0", "0.1"]]
                fixture.view.reconfigureItems(at: [[0, 2]])
                fixture.view.moveItem(at: [0, 2], to: [0, 0])
            }
        }
        #expect(fixture.titles == ["0.2 anew", "0.0", "0.1"] && fixture.view.cellForItem(at: [0, 0]) === cell)
    }
}
