import CollageTesting
import Testing

/// A phone of 390 by 844 points whose status bar is 47 points high.
@MainActor final class StatusBarTapTests {
    lazy var host = TestHost()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    private final class Refusing: NSObject, UIScrollViewDelegate {
        var asked = 0
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            asked += 1
            return false
        }
    }

    private func setUp() {
        host.show(controller)
        fill(scrollView)
        controller.view.addSubview(scrollView)
        host.settle()
        scrollView.contentOffset.y = 700
    }

    private func fill(_ scrollView: UIScrollView) {
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 3000)
    }

    private func tapStatusBar() {
        host.tap(CGPoint(x: 100, y: 20))
    }

    @Test func `the contents scroll to the top, and the view below the tap gets no touch`() {
        setUp()
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 700, width: 390, height: 60), primaryAction: UIAction { _ in taps += 1 })
        scrollView.addSubview(button)
        tapStatusBar()
        #expect(scrollView.contentOffset.y == -47 && taps == 0)
        // At the top there's nothing to scroll, so the tap reaches the button.
        button.frame.origin.y = -47
        tapStatusBar()
        #expect(taps == 1)
    }

    @Test func `a scroll to the top that a drag ends doesn't change how the next animation ends`() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animation") }
        }
        setUp()
        let listener = Listener()
        scrollView.delegate = listener
        let finger = host.touch(at: CGPoint(x: 100, y: 400))
        for step in 1...4 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 100, y: 400 - 30 * CGFloat(step)))
            if step == 3 { #expect(scrollView.isDragging && scrollView.scrollToTop()) }
        }
        finger.lift()
        #expect(scrollView.isDecelerating)
        host.settle()
        #expect(listener.calls == [])
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        host.settle()
        #expect(listener.calls == ["animation"])
    }

    @Test func `it is animated, and a tap below the status bar scrolls nothing`() {
        setUp()
        host.tap(CGPoint(x: 100, y: 48))
        #expect(scrollView.contentOffset.y == 700)
        let finger = host.touch(at: CGPoint(x: 100, y: 46))
        finger.lift()
        host.advance(by: 0.15)
        #expect(scrollView.isScrollAnimating && (300...400).contains(scrollView.contentOffset.y))
        host.settle()
        #expect(scrollView.contentOffset.y == -47)
    }

    @Test func `the delegate, scrollsToTop, and isScrollEnabled can prevent scrolling to the top`() {
        setUp()
        let delegate = Refusing()
        scrollView.delegate = delegate
        tapStatusBar()
        #expect(delegate.asked == 1 && scrollView.contentOffset.y == 700)
        scrollView.delegate = nil
        scrollView.scrollsToTop = false
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 700)
        scrollView.scrollsToTop = true
        scrollView.isScrollEnabled = false
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 700)
    }

    @Test func `a phone scrolls neither of two visible scroll views, and ignores hidden ones`() {
        setUp()
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        fill(other)
        controller.view.addSubview(other)
        other.contentOffset.y = 50
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 700 && other.contentOffset.y == 50)
        other.isHidden = true
        tapStatusBar()
        #expect(scrollView.contentOffset.y == -47)
        scrollView.contentOffset.y = 700
        other.isHidden = false
        other.frame.origin.x = 400
        tapStatusBar()
        #expect(scrollView.contentOffset.y == -47)
    }

    @Test func `a tablet scrolls the one that is nearest to the status bar`() {
        host = TestHost(size: CGSize(width: 820, height: 1180))
        setUp()
        let other = UIScrollView(frame: CGRect(x: 400, y: 300, width: 390, height: 200))
        fill(other)
        controller.view.addSubview(other)
        other.contentOffset.y = 50
        host.tap(CGPoint(x: 100, y: 5))
        #expect(scrollView.contentOffset.y == scrollView.offsetRange.y.lowerBound && other.contentOffset.y == 50)
    }

    @Test func `a presented controller prevents the content below from scrolling, and scrolls itself`() {
        setUp()
        let sheet = UIViewController()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        sheet.view.addSubview(inner)
        fill(inner)
        controller.present(sheet, animated: false)
        host.settle()
        inner.contentOffset.y = 400
        tapStatusBar()
        #expect(inner.contentOffset.y == inner.offsetRange.y.lowerBound && scrollView.contentOffset.y == 700)
        #expect(controller.presentedViewController === sheet)
    }

    @Test func `a large title opens`() {
        let list = UIViewController()
        list.view = scrollView
        fill(scrollView)
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        scrollView.contentOffset.y = 900
        host.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        tapStatusBar()
        #expect(navigation.navigationBar.frame.height == 96 && scrollView.contentOffset.y == -143)
    }
}
