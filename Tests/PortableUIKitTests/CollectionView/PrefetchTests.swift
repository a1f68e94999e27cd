import CollageTesting
import Testing

@MainActor
struct PrefetchTests {
    /// Records its calls, as items of the only section.
    private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
        var announced: [Int] = []
        var cancelled: [Int] = []
        var calls = 0

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            calls += 1
            announced += indexPaths.map(\.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            calls += 1
            cancelled += indexPaths.map(\.item)
        }

        func clear() { (announced, cancelled, calls) = ([], [], 0) }
    }

    private let prefetching = Prefetching()

    private func list(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize =
            direction == .vertical ? CGSize(width: 320, height: 48) : CGSize(width: 32, height: 480)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func show(_ layout: UICollectionViewLayout, _ count: Int = 200) -> CollectionFixture {
        let fixture = CollectionFixture(layout, counts: [count])
        fixture.view.prefetchDataSource = prefetching
        scroll(fixture, to: .zero)
        return fixture
    }

    private func scroll(_ fixture: CollectionFixture, to offset: CGPoint) {
        fixture.view.contentOffset = offset
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
    }

    private func scroll(_ fixture: CollectionFixture, to offset: CGFloat) {
        scroll(fixture, to: CGPoint(x: 0, y: offset))
    }

    @Test func `the next screenful of items is announced once, the nearest items first`() {
        let fixture = show(list())
        #expect(prefetching.announced == Array(10..<20))
        prefetching.clear()
        scroll(fixture, to: 96)
        #expect(prefetching.announced == [20, 21])
        scroll(fixture, to: 96)
        #expect(prefetching.announced == [20, 21] && prefetching.calls == 1)
    }

    @Test func `a list that scrolls sideways prefetches items to the right, and back to the left`() {
        let fixture = show(list(.horizontal))
        #expect(prefetching.announced == Array(10..<20))
        scroll(fixture, to: CGPoint(x: 320, y: 0))
        scroll(fixture, to: CGPoint(x: 640, y: 0))
        prefetching.clear()
        scroll(fixture, to: CGPoint(x: 608, y: 0))
        #expect(prefetching.cancelled == Array(30..<40))
        #expect(prefetching.announced == (9..<19).reversed())
    }

    @Test func `reversing the scroll direction cancels prefetching and prefetches in the other direction`() {
        let fixture = show(list())
        scroll(fixture, to: 480)
        #expect(prefetching.announced == Array(10..<30) && prefetching.cancelled.isEmpty)
        prefetching.clear()
        scroll(fixture, to: 432)
        #expect(prefetching.cancelled == Array(20..<30))
        #expect(prefetching.announced == (0..<9).reversed())
        prefetching.clear()
        scroll(fixture, to: 480)
        #expect(prefetching.cancelled == Array(0..<9))
        #expect(prefetching.announced == Array(20..<30))
    }

    @Test func `half a point forward counts as forward, and a layout without movement keeps the direction`() {
        let fixture = show(list())
        scroll(fixture, to: 480.5)
        prefetching.clear()
        scroll(fixture, to: 481)
        #expect(prefetching.calls == 0)
        scroll(fixture, to: 400)
        prefetching.clear()
        scroll(fixture, to: 400)
        #expect(prefetching.calls == 0)
        scroll(fixture, to: 401)
        #expect(prefetching.cancelled.isEmpty == false && prefetching.announced.first == 19)
    }

    @Test func `items that were visible are prefetched again when they approach again`() {
        let fixture = show(list())
        scroll(fixture, to: 480)
        scroll(fixture, to: 960)
        prefetching.clear()
        scroll(fixture, to: 912)
        #expect(prefetching.announced == (9..<19).reversed())
        #expect(prefetching.cancelled == Array(30..<40))
    }

    @Test func `reloading prefetches everything again`() {
        let fixture = show(list())
        prefetching.clear()
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(prefetching.announced == Array(10..<20))
    }

    @Test func `nothing is announced if prefetching is turned off`() {
        let fixture = show(list())
        prefetching.clear()
        fixture.view.isPrefetchingEnabled = false
        scroll(fixture, to: 480)
        #expect(prefetching.calls == 0)
        fixture.view.isPrefetchingEnabled = true
        scroll(fixture, to: 528)
        #expect(prefetching.announced == Array(21..<31))
    }

    @Test func `a short list that is pulled down prefetches the items below`() {
        let fixture = show(list(), 5)
        #expect(prefetching.calls == 0)
        scroll(fixture, to: -432)
        #expect(prefetching.announced.isEmpty)
        scroll(fixture, to: -431)
        #expect(prefetching.announced == [2, 3, 4])
    }

    @Test func `headers aren't announced`() {
        let layout = list()
        layout.headerReferenceSize = CGSize(width: 320, height: 48)
        let fixture = CollectionFixture(layout, counts: [10, 10])
        fixture.view.prefetchDataSource = prefetching
        scroll(fixture, to: 0)
        #expect(prefetching.announced == [9] + Array(0..<8))
    }

    @Test func `only items straight ahead are prefetched, not items to the side`() {
        let tall = PlacesLayout(
            CGSize(width: 640, height: 2000),
            [CGRect(x: 0, y: 500, width: 320, height: 100), CGRect(x: 320, y: 500, width: 320, height: 100)])
        _ = show(tall, 2)
        #expect(prefetching.announced == [0])
        prefetching.clear()
        let wide = PlacesLayout(
            CGSize(width: 2000, height: 480),
            [CGRect(x: 400, y: 0, width: 100, height: 470), CGRect(x: 400, y: 470, width: 100, height: 10)])
        let fixture = CollectionFixture(wide, counts: [2])
        fixture.view.contentOffset = CGPoint(x: 0, y: -10)
        fixture.view.prefetchDataSource = prefetching
        scroll(fixture, to: -10)
        #expect(prefetching.announced == [0])
    }
}
