import CollageTesting
import Testing

@MainActor
struct ScrollToItemTests {
    private func rows(_ direction: UICollectionView.ScrollDirection = .vertical) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.minimumLineSpacing = 0
        layout.itemSize = direction == .vertical ? CGSize(width: 320, height: 100) : CGSize(width: 100, height: 480)
        return layout
    }

    typealias Position = UICollectionView.ScrollPosition

    @Test(
        arguments: [(.top, 1000), (.centeredVertically, 810), (.bottom, 620), ([], 620)] as [(Position, CGFloat)])
    func `a row below the visible area is scrolled to the requested position`(
        position: Position, expected: CGFloat
    ) {
        let fixture = CollectionFixture(rows(), counts: [30])
        fixture.view.scrollToItem(at: [0, 10], at: position, animated: false)
        #expect(fixture.view.contentOffset == CGPoint(x: 0, y: expected))
    }

    @Test(
        arguments: [(.left, 1000), (.centeredHorizontally, 890), (.right, 780), ([], 780)] as [(Position, CGFloat)])
    func `a column off screen is scrolled to the given position`(
        position: Position, expected: CGFloat
    ) {
        let fixture = CollectionFixture(rows(.horizontal), counts: [30])
        fixture.view.scrollToItem(at: [0, 10], at: position, animated: false)
        #expect(fixture.view.contentOffset == CGPoint(x: expected, y: 0))
    }

    @Test func `without a position it scrolls as little as possible, and not at all if the row is completely visible`()
    {
        let fixture = CollectionFixture(rows(), counts: [30])
        fixture.view.contentOffset.y = 1050
        fixture.view.layoutIfNeeded()
        fixture.view.scrollToItem(at: [0, 12], at: [], animated: false)
        #expect(fixture.view.contentOffset.y == 1050)
        fixture.view.scrollToItem(at: [0, 10], at: [], animated: false)
        #expect(fixture.view.contentOffset.y == 1000)
        fixture.view.scrollToItem(at: [0, 15], at: [], animated: false)
        #expect(fixture.view.contentOffset.y == 1120)
    }

    @Test func `scrolling ends at the end of the content, and respects insets`() {
        let fixture = CollectionFixture(rows(), counts: [30])
        fixture.view.scrollToItem(at: [0, 29], at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 2520)
        fixture.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
        fixture.view.scrollToItem(at: [0, 29], at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 2580)
        fixture.view.scrollToItem(at: [0, 10], at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 960)
        fixture.view.scrollToItem(at: [0, 10], at: .bottom, animated: false)
        #expect(fixture.view.contentOffset.y == 680)
        fixture.view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
        #expect(fixture.view.contentOffset.y == -40)
    }

    /// A list whose rows are three times as high as their estimate, on a device with a clock.
    private func growingList(_ host: TestHost) -> CollectionFixture {
        let fixture = CollectionFixture(SelfSizingTests.list(estimate: 30), counts: [0], inWindow: false)
        fixture.source.items = [(0..<100).map(String.init)]
        fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 90) }
        fixture.view.reloadData()
        host.show(fixture.view)
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func `a row that moves while others are measured ends at the given position`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = growingList(host)
        fixture.view.scrollToItem(at: [0, 50], at: .top, animated: false)
        #expect(fixture.cellFrames[[0, 50]]?.minY == fixture.view.contentOffset.y)
        fixture.view.scrollToItem(at: [0, 20], at: .bottom, animated: false)
        #expect(fixture.cellFrames[[0, 20]]?.maxY == fixture.view.contentOffset.y + 480)
    }

    @Test(arguments: [(.top, 0), (.centeredVertically, 195), (.bottom, 390)] as [(Position, CGFloat)])
    func `an animated scroll ends at the row, regardless of measurements on the way`(
        position: Position, distance: CGFloat
    ) throws {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = growingList(host)
        fixture.view.scrollToItem(at: [0, 50], at: position, animated: true)
        #expect(fixture.view.contentOffset.y < 1000)
        host.advance(by: 2)
        let top = try #require(fixture.cellFrames[[0, 50]]?.minY)
        #expect(top == fixture.view.contentOffset.y + distance)
        // The scroll has ended: later measurements move nothing.
        fixture.view.contentOffset.y = 0
        host.advance(by: 1)
        #expect(fixture.view.contentOffset.y == 0)
    }

    @Test func `scrolling in the middle of an animated scroll replaces it`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        for animated in [false, true] {
            let fixture = CollectionFixture(rows(), counts: [100], inWindow: false)
            host.show(fixture.view)
            host.settle()
            fixture.view.scrollToItem(at: [0, 50], at: .bottom, animated: true)
            host.advance(by: 0.15)
            #expect(fixture.view.contentOffset.y > 0)
            fixture.view.setContentOffset(.zero, animated: animated)
            host.settle()
            #expect(fixture.view.contentOffset == .zero)
        }
    }

    @Test func `an animated scroll to the beginning ends there, regardless of measurements on the way`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = growingList(host)
        fixture.view.scrollToItem(at: [0, 90], at: .top, animated: false)
        fixture.view.setContentOffset(.zero, animated: true)
        host.settle()
        #expect(fixture.view.contentOffset == .zero)
        #expect(fixture.titles.first == "0")
    }

    @Test func `a tap on the status bar ends at the top, where the delegate is notified`() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let host = TestHost(), delegate = Delegate()
        let fixture = growingList(host)
        fixture.view.delegate = delegate
        fixture.view.scrollToItem(at: [0, 90], at: .top, animated: false)
        host.tap(CGPoint(x: 100, y: 20))
        #expect(delegate.offsets == [0] && fixture.view.contentOffset.y == 0)
    }

    @Test func `an animated scroll to a row that's removed in the meantime isn't corrected anymore`() {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let fixture = growingList(host)
        fixture.view.scrollToItem(at: [0, 99], at: .top, animated: true)
        fixture.source.items = [(0..<20).map(String.init)]
        fixture.view.reloadData()
        host.advance(by: 2)
        let offset = fixture.view.contentOffset
        fixture.source.items = [(0..<100).map(String.init)]
        fixture.view.reloadData()
        host.advance(by: 2)
        #expect(fixture.view.contentOffset == offset)
    }
}
