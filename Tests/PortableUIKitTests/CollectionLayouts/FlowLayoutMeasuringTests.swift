import CollageTesting
import Testing

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

    /// Shows rows, or columns, with the length that `length` returns for the number in their title.
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

    @Test func `items keep their measured sizes in a batch, even if they move`() {
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

    @Test func `changing the estimate or the width, or invalidating everything, measures the cells again`() {
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
    func `measuring cells above the visible ones keeps the visible ones in place`(
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
        // The rows before it become visible one by one, and count as 100 each, like the measured ones.
        for _ in 0..<5 {
            fixture.view.contentOffset.x -= isVertical ? 0 : 20
            fixture.view.contentOffset.y -= isVertical ? 20 : 0
            fixture.view.layoutIfNeeded()
        }
        #expect(start(first + 1) == before + 100)
    }

    @Test func `shouldInvalidateLayout is true for a different preferred size, and for the first measurement`() {
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

    /// A list of 100 rows. The first five were measured as 100 points high before the rows on screen, which are 50.
    private func scrolled(_ layout: UICollectionViewFlowLayout) -> CollectionFixture {
        let fixture = show(layout, count: 100) { $0 < 5 ? 100 : 50 }
        fixture.view.contentOffset.y = 600
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test(arguments: 0..<4) func `measured sizes off screen are discarded when their conditions change`(change: Int) {
        let layout = layout()
        let fixture = scrolled(layout)
        #expect(layout.layoutAttributesForItem(at: [0, 0])?.size.height == 100)
        switch change {
        case 0: layout.estimatedItemSize = CGSize(width: 320, height: 30)
        case 1: fixture.view.frame.size.width = 330
        case 2: fixture.view.contentInset.left = 10
        default: fixture.view.reloadData()
        }
        fixture.view.layoutIfNeeded()
        // It counts as the average of the measured rows on screen.
        #expect(layout.layoutAttributesForItem(at: [0, 0])?.size.height == 50)
    }

    @Test(arguments: 0..<4) func `measured sizes off screen are kept while their conditions are the same`(change: Int) {
        let layout = layout()
        let fixture = scrolled(layout)
        switch change {
        case 0: layout.invalidateLayout()
        case 1: layout.minimumLineSpacing = 1
        case 2: fixture.view.frame.size.height = 400
        default: fixture.view.contentInset.top = 10
        }
        fixture.view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: [0, 0])?.size.height == 100)
    }

    @Test func `changing the line length measures all cells again, regardless of the invalidated items`() {
        final class Marking: UICollectionViewFlowLayout {
            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds)
                context.invalidateItems(at: [[0, 0]])
                return context
            }
        }
        let layout = Marking()
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        let fixture = show(layout, count: 3) { _ in 50 }
        #expect(fixture.view.counters.measurements == 3)
        fixture.view.frame.size.width = 330
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 6)
    }

    @Test func `neither cells with a size from their layout nor headers are measured`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = show(layout, count: 3) { _ in 70 }
        #expect(fixture.view.visibleCells.count == 3 && fixture.view.counters.measurements == 0)
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.counters.measurements == 3)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `only a cell that begins before the visible area moves the content when it changes its size`(
        direction: UICollectionView.ScrollDirection
    ) {
        let layout = layout(direction)
        let fixture = show(layout, count: 100) { _ in 40 }
        fixture.view.contentOffset = direction == .vertical ? CGPoint(x: 0, y: 80) : CGPoint(x: 80, y: 0)
        fixture.view.layoutIfNeeded()
        func adjustment(_ item: Int) -> CGPoint {
            let original = layout.layoutAttributesForItem(at: [0, item])!
            let preferred = original.copy() as! UICollectionViewLayoutAttributes
            preferred.frame.size.width += 3
            preferred.frame.size.height += 5
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            #expect(context.invalidatedItemIndexPaths == [[0, item]])
            return context.contentOffsetAdjustment
        }
        #expect(adjustment(1) == (direction == .vertical ? CGPoint(x: 0, y: 5) : CGPoint(x: 3, y: 0)))
        #expect(adjustment(2) == .zero && adjustment(3) == .zero)
    }
}
