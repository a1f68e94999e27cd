import CollageTesting
import Testing

@Suite("Flow layouts whose cells size themselves")
@MainActor
struct FlowLayoutMeasuringTests {
    private func layout(
        _ direction: UICollectionView.ScrollDirection = .vertical, estimate: CGFloat = 40
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.minimumLineSpacing = 0
        layout.estimatedItemSize =
            direction == .vertical ? CGSize(width: 320, height: estimate) : CGSize(width: estimate, height: 480)
        return layout
    }

    /// Rows, or columns, as long as `length` says by the number in their title.
    private func show(
        _ layout: UICollectionViewFlowLayout, count: Int, length: @escaping (Int) -> CGFloat
    ) -> CollectionFixture {
        let fixture = CollectionFixture(layout, counts: [0])
        let isVertical = layout.scrollDirection == .vertical
        fixture.source.items = [(0..<count).map(String.init)]
        fixture.source.configure = { cell, _ in
            let length = length(Int(cell.title) ?? 0)
            cell.preferredSize =
                isVertical ? CGSize(width: 320, height: length) : CGSize(width: length, height: 480)
        }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func `items keep what they were measured in a batch, wherever they go`() {
        let fixture = show(layout(), count: 4) { CGFloat(50 + 10 * $0) }
        #expect(fixture.view.counters.measurements == 4)
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["3", "0", "1"]]
                fixture.view.deleteItems(at: [[0, 2]])
                fixture.view.moveItem(at: [0, 3], to: [0, 0])
            }
        }
        #expect((0..<3).map { fixture.cellFrames[[0, $0]]?.height } == [80, 50, 60])
        #expect(fixture.view.counters.measurements == 4)
        #expect(fixture.view.contentSize.height == 190)
    }

    @Test func `another estimate, another width and everything anew have them measured again`() {
        let layout = layout()
        var extra: CGFloat = 0
        let fixture = show(layout, count: 3) { _ in 50 + extra }
        #expect(fixture.view.counters.measurements == 3)
        layout.estimatedItemSize = CGSize(width: 320, height: 30)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 6)
        fixture.view.frame.size.width = 330
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 9)
        extra = 5
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentSize.height == 165)
        fixture.view.frame.size.height = 470
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 12, "the lines are as long as before")
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `what is measured above what is seen leaves what is seen where it is`(
        direction: UICollectionView.ScrollDirection
    ) throws {
        let isVertical = direction == .vertical
        let fixture = show(layout(direction), count: 100) { _ in 100 }
        func offset() -> CGFloat { isVertical ? fixture.view.contentOffset.y : fixture.view.contentOffset.x }
        func start(_ item: Int) -> CGFloat {
            let frame = fixture.view.layoutAttributesForItem(at: [0, item])!.frame
            return (isVertical ? frame.minY : frame.minX) - offset()
        }
        fixture.view.contentOffset = isVertical ? CGPoint(x: 0, y: 3000) : CGPoint(x: 3000, y: 0)
        fixture.view.layoutIfNeeded()
        let first = try #require(fixture.view.indexPathsForVisibleItems.min()?.item)
        let before = start(first + 1)
        // The rows before it come to be seen one by one, and count as 100 each, as measured so far.
        for _ in 0..<5 {
            fixture.view.contentOffset.x -= isVertical ? 0 : 20
            fixture.view.contentOffset.y -= isVertical ? 20 : 0
            fixture.view.layoutIfNeeded()
        }
        #expect(start(first + 1) == before + 100)
    }

    @Test func `a cell wants to be heard if it asks for another size, and once in any case`() {
        let layout = layout(estimate: 40)
        let fixture = show(layout, count: 1) { _ in 40 }
        let original = layout.layoutAttributesForItem(at: [0, 0])!
        let same = original.copy() as! UICollectionViewLayoutAttributes
        let other = original.copy() as! UICollectionViewLayoutAttributes
        other.size.height = 41
        func isHeard(_ preferred: UICollectionViewLayoutAttributes, _ offered: UICollectionViewLayoutAttributes) -> Bool
        {
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: offered)
        }
        #expect(!isHeard(same, original) && isHeard(other, original))
        let unknown = UICollectionViewLayoutAttributes(forCellWith: [0, 9])
        #expect(isHeard(unknown, unknown))
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
        #expect(!isHeard(header, header))
        layout.estimatedItemSize = .zero
        #expect(!isHeard(other, original))
        _ = fixture
    }

    /// Counts how often it is asked for spacings, which is once for each section that is prepared.
    private final class Spacings: NSObject, UICollectionViewDelegateFlowLayout {
        var asked = 0
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            asked += 1
            return 3
        }
    }

    @Test func `the delegate is asked again unless a context says that nothing of the layout has changed`() {
        let layout = UICollectionViewFlowLayout()
        let fixture = CollectionFixture(layout, counts: [30])
        let spacings = Spacings()
        fixture.view.delegate = spacings
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(spacings.asked == 1)
        func invalidate(metrics: Bool, places: Bool) -> Int {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = metrics
            context.invalidateFlowLayoutAttributes = places
            let before = spacings.asked
            layout.invalidateLayout(with: context)
            fixture.view.layoutIfNeeded()
            return spacings.asked - before
        }
        #expect(invalidate(metrics: false, places: false) == 0)
        #expect(invalidate(metrics: true, places: false) == 1)
        #expect(invalidate(metrics: false, places: true) == 1)
        #expect(invalidate(metrics: true, places: true) == 1)
        // What says nothing of the layout takes nothing back that was said before it.
        let before = spacings.asked
        layout.invalidateLayout()
        #expect(invalidate(metrics: false, places: false) == 1 && spacings.asked == before + 1)
        fixture.view.contentOffset.y = 30
        fixture.view.layoutIfNeeded()
        #expect(spacings.asked == before + 1)
        // Nor does what comes after it.
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        layout.invalidateLayout(with: context)
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(spacings.asked == before + 2)
    }
}
