import CollageTesting
import Testing

@MainActor
struct TouchTests {
    private func section(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 390
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(200))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    /// A device that shows a collection view, with its data source and delegate.
    @MainActor
    private struct Screen {
        let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
        let view: UICollectionView
        let source: ScriptedDataSource
        let delegate = RecordingDelegate()

        init(_ layout: UICollectionViewLayout, counts: [Int]) {
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            source = ScriptedDataSource(counts: counts)
            source.register(with: view)
            view.dataSource = source
            view.delegate = delegate
            host.show(view)
        }
    }

    @Test func `a tap on a cell selects it, even in a section that scrolls sideways`() {
        let screen = Screen(
            UICollectionViewCompositionalLayout { index, _ in
                self.section(index == 0 ? .none : .continuous)
            }, counts: [1, 3])
        screen.host.tap(CGPoint(x: 100, y: 100))
        screen.host.settle()
        #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
        screen.host.tap(CGPoint(x: 100, y: 300))
        screen.host.settle()
        #expect(screen.view.indexPathsForSelectedItems == [[1, 0]])
        #expect(screen.delegate.events.contains("didSelect 1-0"))
    }

    @Test func `a drag scrolls and selects nothing`() {
        let screen = Screen(UICollectionViewCompositionalLayout(section: section(.none)), counts: [20])
        screen.host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
        screen.host.settle()
        #expect(screen.view.contentOffset.y > 200)
        #expect(screen.view.indexPathsForSelectedItems == [])
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func `a horizontal drag turns a page of a paging section, and an upward drag scrolls the collection view`() {
        let screen = Screen(
            UICollectionViewCompositionalLayout(section: section(.groupPaging)), counts: [6, 6, 6, 6, 6])
        screen.host.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.1, rests: false)
        screen.host.settle()
        #expect(screen.view.orthogonalOffset(ofSection: 0) == 390)
        #expect(screen.view.cellForItem(at: [0, 1]) != nil && screen.view.contentOffset.y == 0)
        screen.host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100))
        screen.host.settle()
        #expect(screen.view.contentOffset.y > 100)
        #expect(screen.view.orthogonalOffset(ofSection: 0) == 390)
    }

    @Test func `an animated scroll ends exactly at its item, though cells on the way are measured`() throws {
        let screen = Screen(SelfSizingTests.list(), counts: [0])
        screen.source.items = [(0..<300).map(String.init)]
        screen.source.configure = { cell, path in
            cell.preferredSize = CGSize(width: 390, height: 30 + CGFloat(path.item % 5) * 20)
        }
        screen.view.reloadData()
        screen.host.settle()
        screen.view.scrollToItem(at: [0, 150], at: .top, animated: true)
        #expect(screen.view.contentOffset.y == 0)
        screen.host.settle()
        let cell = try #require(screen.view.cellForItem(at: [0, 150]))
        #expect(cell.frame.minY == screen.view.contentOffset.y)
        #expect(screen.view.contentOffset.y > 5000)
    }

    @Test func `animated updates settle with all cells in place and the completion called`() {
        let screen = Screen(SelfSizingTests.list(), counts: [4])
        var finished: Bool?
        let leaving = screen.view.cellForItem(at: [0, 0])
        screen.view.performBatchUpdates {
            screen.source.items = [["0.1", "0.2", "0.3", "new"]]
            screen.view.deleteItems(at: [[0, 0]])
            screen.view.insertItems(at: [[0, 3]])
        } completion: {
            finished = $0
        }
        #expect(finished == nil && leaving?.superview != nil)
        screen.host.settle()
        #expect(finished == true && leaving?.superview == nil)
        #expect(screen.delegate.events.contains("didEndDisplaying 0-0"))
        #expect(screen.view.visibleCells.map { ($0 as! ScriptedCell).title } == ["0.1", "0.2", "0.3", "new"])
        #expect(screen.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `the highlight ends when the cell moves away from the finger`() {
        let screen = Screen(SelfSizingTests.list(), counts: [30])
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 100))
        UIView.animate(withDuration: 0.3) {
            screen.view.performBatchUpdates {
                screen.source.items[0] = (0..<60).map { "new \($0)" } + screen.source.items[0]
                screen.view.insertItems(at: (0..<60).map { [0, $0] })
            }
        }
        screen.host.settle()
        finger.lift()
        screen.host.settle()
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func `the highlight stays with the cell under the finger while others leave`() {
        let screen = Screen(SelfSizingTests.list(), counts: [60])
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 300))
        screen.host.advance(by: 0.3)
        #expect(screen.view.cellForItem(at: [0, 6])?.isHighlighted == true)
        screen.view.contentOffset.y = 100
        screen.view.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [0, 0]) == nil)
        #expect(screen.view.cellForItem(at: [0, 6])?.isHighlighted == true)
        finger.lift()
        screen.host.settle()
    }

    @Test func `a carousel that loses its items while it's dragged is removed at the end of the touch`() {
        let screen = Screen(
            UICollectionViewCompositionalLayout(section: section(.continuous, width: 150)), counts: [3])
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 100))
        screen.source.items = [[]]
        screen.view.performBatchUpdates {
            screen.view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
        }
        screen.host.settle()
        finger.lift()
        screen.host.settle()
        #expect(!screen.view.subviews.contains { $0 is UIScrollView })
    }

    @Test func `a right-to-left carousel stays at its beginning when items are removed`() {
        let screen = Screen(
            UICollectionViewCompositionalLayout(section: section(.groupPaging)), counts: [6])
        screen.host.change(layoutDirection: .rightToLeft)
        #expect(screen.view.indexPathsForVisibleItems == [[0, 0]])
        screen.view.performBatchUpdates {
            screen.source.items[0].remove(at: 3)
            screen.view.deleteItems(at: [[0, 3]])
        }
        screen.host.settle()
        #expect(screen.view.indexPathsForVisibleItems == [[0, 0]])
        #expect(screen.view.cellForItem(at: [0, 0])?.convert(CGPoint.zero, to: screen.view) == .zero)
    }

    @Test func `a carousel that's held while the layout direction changes begins at the other side`() throws {
        let screen = Screen(
            UICollectionViewCompositionalLayout(section: section(.continuous, width: 150)), counts: [6])
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 100))
        screen.host.change(layoutDirection: .rightToLeft)
        finger.lift()
        screen.host.settle()
        let first = try #require(screen.view.cellForItem(at: [0, 0]))
        #expect(first.convert(first.bounds, to: screen.view).maxX == 390)
    }

    @Test func `a collapsing bar doesn't invalidate the layout`() {
        let screen = Screen(UICollectionViewCompositionalLayout(section: section(.none)), counts: [20])
        let layout = screen.view.collectionViewLayout
        let before = layout.preparationCount
        screen.view.contentInset.top = 50
        screen.view.layoutIfNeeded()
        #expect(layout.preparationCount == before)
        screen.view.contentInset.left = 20
        screen.view.layoutIfNeeded()
        #expect(layout.preparationCount == before + 1)
    }

    @Test func `touches on items are forwarded to the views around the collection view, as all touches are`() {
        final class Surroundings: UIView {
            var phases: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
        }
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let surroundings = Surroundings()
        host.show(surroundings)
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [40], inWindow: false)
        surroundings.addSubview(fixture.view)
        host.settle()
        host.tap(CGPoint(x: 20, y: 20))
        #expect(surroundings.phases == ["began", "ended"])
        surroundings.phases = []
        let finger = host.touch(at: CGPoint(x: 20, y: 300))
        host.advance(by: 0.3)
        finger.cancel()
        #expect(surroundings.phases == ["began", "cancelled"])
    }
}
