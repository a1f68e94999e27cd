import CollageTesting
import Testing

@MainActor
struct ScrollCorrectionTests {
    /// One row that moves farther down whenever its position is reached.
    private final class FleeingLayout: UICollectionViewLayout {
        let place: CGFloat

        init(place: CGFloat) {
            self.place = place
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 20_000) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [layoutAttributesForItem(at: [0, 0])!].filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let offset = collectionView?.contentOffset.y ?? 0
            attributes.frame = CGRect(x: 0, y: offset < place ? place : offset + 100, width: 320, height: 40)
            return attributes
        }
    }

    @Test func `a row that moves whenever it's reached is followed ten times`() {
        let fixture = CollectionFixture(FleeingLayout(place: 3000), counts: [1])
        fixture.view.scrollToItem(at: [0, 0], at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 4000)
    }

    @Test func `an animated scroll is corrected at most ten times for a row that moves`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = CollectionFixture(FleeingLayout(place: 3000), counts: [1], inWindow: false)
        host.show(fixture.view)
        host.settle()
        fixture.view.scrollToItem(at: [0, 0], at: .top, animated: true)
        host.advance(by: 2)
        #expect(fixture.view.contentOffset.y == 4000)
    }

    /// Records the offsets, and scrolls to a row at certain times.
    private final class ScrollingDelegate: NSObject, UICollectionViewDelegate {
        var offsets: [CGFloat] = []
        var rowAtEnd: IndexPath?
        var rowAtDisplay: IndexPath?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            guard let row = rowAtEnd, let view = scrollView as? UICollectionView else { return }
            offsets = []
            view.scrollToItem(at: row, at: .top, animated: false)
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            guard let row = rowAtDisplay else { return }
            rowAtDisplay = nil
            collectionView.scrollToItem(at: row, at: .top, animated: false)
        }
    }

    private func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 320, height: 100)
        return layout
    }

    @Test func `a delegate that continues to scroll at the end of an animated scroll isn't corrected`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = CollectionFixture(rows(), counts: [100], inWindow: false)
        let delegate = ScrollingDelegate()
        delegate.rowAtEnd = [0, 5]
        fixture.view.delegate = delegate
        host.show(fixture.view)
        host.settle()
        fixture.view.scrollToItem(at: [0, 50], at: .top, animated: true)
        host.advance(by: 2)
        #expect(delegate.offsets == [500] && fixture.view.contentOffset.y == 500)
    }

    @Test func `a delegate that scrolls to a row as the first one is displayed begins there`() {
        let fixture = CollectionFixture(rows(), counts: [0])
        let delegate = ScrollingDelegate()
        delegate.rowAtDisplay = [0, 20]
        fixture.view.delegate = delegate
        fixture.source.items = [(0..<100).map(String.init)]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 2000 && fixture.titles.first == "20")
    }

    @Test(arguments: [0, 1])
    func `a completely visible item of an orthogonal section doesn't stop its scrolling`(item: Int) {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: .carousel(.continuous, width: 160)), counts: [10],
            inWindow: false)
        host.show(fixture.view)
        host.settle()
        fixture.view.scrollToItem(at: [0, 3], at: .left, animated: true)
        fixture.view.scrollToItem(at: [0, item], at: [], animated: false)
        host.advance(by: 2)
        #expect(fixture.view.indexPathsForVisibleItems.first == [0, 3])
    }
}
