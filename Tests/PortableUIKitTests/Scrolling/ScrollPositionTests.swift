import CollageTesting
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@MainActor
struct ScrollPositionTests {
    /// A screen with a scroll view that is higher than the screen, and in it one that is wider.
    private func launch() -> (host: TestHost, outer: UIScrollView, inner: UIScrollView) {
        let host = TestHost(size: CGSize(width: 100, height: 200), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        outer.contentSize = CGSize(width: 100, height: 1000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        inner.contentSize = CGSize(width: 400, height: 50)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        return (host, outer, inner)
    }

    @Test func `scroll positions are restored in another run of the application`() {
        let first = launch()
        #expect(!first.host.session.scrollPositions().contains { !$0.isAtStart })
        first.outer.contentOffset.y = 250
        first.inner.contentOffset.x = 120
        let positions = first.host.session.scrollPositions()
        #expect(positions.map(\.offset) == [Point(x: 0, y: 250), Point(x: 120, y: 0)])
        let second = launch()
        second.host.session.restore(positions)
        #expect(second.outer.contentOffset == CGPoint(x: 0, y: 250))
        #expect(second.inner.contentOffset == CGPoint(x: 120, y: 0))
    }

    @Test func `contents that became shorter are shown to their end, and removed items are skipped`() {
        let (host, outer, inner) = launch()
        outer.contentOffset.y = 700
        var positions = host.session.scrollPositions()
        positions.insert(ScrollPosition(path: "/UIWindow.0/UIMapView.0", offset: Point(x: 0, y: 5)), at: 0)
        let other = launch()
        other.outer.contentSize.height = 500
        other.host.session.restore(positions)
        #expect(other.outer.contentOffset == CGPoint(x: 0, y: 300))
        #expect(inner.contentOffset == .zero)
    }
}
