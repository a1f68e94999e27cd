import CollageTesting
import Testing

@MainActor struct AnimatedTouchTests {
    @Test(arguments: [false, true])
    func `views that are animated receive no touches, unless the animation allows them`(allowed: Bool) {
        let host = TestHost()
        let root = UIView(), button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.addSubview(button)
        host.show(root)
        UIView.animate(withDuration: 1, delay: 0, options: allowed ? .allowUserInteraction : []) { button.alpha = 0.5 }
        host.tap(button)
        #expect(taps == (allowed ? 1 : 0))
        host.settle()
        host.tap(button)
        #expect(taps == (allowed ? 2 : 1))
    }

    @Test(arguments: [false, true])
    func `touches find the views of an animator where they're displayed, unless the app performs hit testing`(
        isManual: Bool
    ) {
        let host = TestHost()
        let root = UIView(), button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchDown)
        root.addSubview(button)
        host.show(root)
        let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { button.frame.origin.y = 600 }
        animator.isManualHitTestingEnabled = isManual
        host.run { animator.startAnimation() }
        host.advance(by: 1)
        host.tap(CGPoint(x: 50, y: 250))
        #expect(taps == (isManual ? 0 : 1))
        // The first tap waits for the end of the animation.
        host.tap(CGPoint(x: 50, y: 620))
        #expect(taps == (isManual ? 1 : 2))
        #expect(root.hitTest(CGPoint(x: 50, y: 620), with: nil) === button)
    }

    @Test func `a tap on the status bar is reported when the top is reached`() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var heard: [String] = []
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                heard.append("should")
                return true
            }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
                heard.append("did at \(Int(scrollView.contentOffset.y))")
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
        }
        let host = TestHost(safeAreaInsets: .zero)
        let scrollView = UIScrollView(), listener = Listener()
        scrollView.delegate = listener
        host.show(scrollView)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentOffset.y = 500
        #expect(scrollView.scrollToTop())
        host.advance(by: 0.1)
        #expect(listener.heard == ["should"])
        host.settle()
        #expect(listener.heard == ["should", "did at 0"])
    }

    @Test func `a refresh control shows its text under the spinner while it's visible`() throws {
        let host = TestHost(safeAreaInsets: .zero)
        let scrollView = UIScrollView(), control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Updating")
        scrollView.refreshControl = control
        host.show(scrollView)
        control.beginRefreshing()
        control.layoutIfNeeded()
        let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
        let wheel = try #require(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(label.text == "Updating" && label.alpha == 1)
        #expect(label.frame.minY >= wheel.frame.maxY && label.frame.maxY <= control.bounds.maxY)
        control.endRefreshing()
        #expect(label.alpha == 0)
    }
}
