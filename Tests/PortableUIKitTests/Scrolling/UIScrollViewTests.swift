import CollageTesting
import Testing

/// Records the delegate calls of a scroll view. Repeated calls are recorded once.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    var target: CGPoint?

    private func add(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { add("didChangeInset") }
}

@MainActor final class UIScrollViewTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
    let scrollView = UIScrollView(frame: .zero)
    let log = ScrollLog()

    private func setUp() {
        host.show(scrollView)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.delegate = log
    }

    // MARK: Offsets

    @Test func `the offset is the origin of the bounds`() {
        setUp()
        scrollView.contentOffset = CGPoint(x: 0, y: 70)
        #expect(scrollView.bounds == CGRect(x: 0, y: 70, width: 300, height: 500))
        scrollView.bounds.origin.y = 80
        #expect(scrollView.contentOffset.y == 80)
        #expect(log.calls == ["didScroll"])
    }

    @Test func `the program can scroll anywhere`() {
        setUp()
        scrollView.contentOffset = CGPoint(x: -20, y: 5000)
        #expect(scrollView.contentOffset == CGPoint(x: -20, y: 5000))
    }

    @Test func `smaller content moves the offset back`() {
        setUp()
        scrollView.contentOffset.y = 1400
        scrollView.contentSize.height = 1000
        #expect(scrollView.contentOffset.y == 500)
        scrollView.contentSize.height = 100
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.calls == ["didScroll"])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5])
    func `an invalid length counts as zero`(_ length: CGFloat) {
        scrollView.contentSize = CGSize(width: length, height: 700)
        #expect(scrollView.contentSize == CGSize(width: 0, height: 700))
    }

    @Test func `an animated change of the content offset takes 0.3 seconds`() {
        setUp()
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(scrollView.contentOffset.y == 0 && scrollView.isScrollAnimating)
        host.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 200)
        host.advance(by: 0.16)
        #expect(scrollView.contentOffset.y == 400)
        #expect(log.calls == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test func `another offset ends an animated change`() {
        setUp()
        scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        host.advance(by: 0.1)
        scrollView.contentOffset.y = 10
        host.settle()
        #expect(scrollView.contentOffset.y == 10)
        #expect(log.calls == ["didScroll"])
    }

    @Test func `a rectangle is shown with the least scrolling`() {
        setUp()
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 480, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 100)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 100)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 40)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 40)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 900), animated: false)
        #expect(scrollView.contentOffset.y == 490)
    }

    // MARK: Drags

    @Test func `a drag calls the delegate in order`() {
        setUp()
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 290))
        #expect(scrollView.contentOffset.y == 100)
        #expect(log.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(log.velocity == .zero)
    }

    @Test func `a flick glides to its resting point`() {
        setUp()
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), duration: 0.2, rests: false)
        #expect(
            log.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        // 500 points per second, and 90 points dragged.
        #expect(abs(log.velocity.y - 0.5) < 1e-6)
        // At 10 points per second the deceleration ends (recorded: `UIKitConstants.md` 7).
        #expect(abs(log.proposed.y - (90 + (500 - 10) * 0.499)) <= 0.5)
        #expect(scrollView.contentOffset.y == log.proposed.y)
        #expect(!scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    }

    @Test func `the delegate chooses where a flick ends`() {
        setUp()
        log.target = CGPoint(x: 0, y: 250)
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300), duration: 0.2, rests: false)
        #expect(scrollView.contentOffset.y == 250)
        #expect(log.calls.last == "didEndDecelerating")
    }

    @Test func `contents resist beyond their edge and spring back`() {
        setUp()
        let finger = host.touch(at: CGPoint(x: 150, y: 100))
        finger.move(to: CGPoint(x: 150, y: 110))
        finger.move(to: CGPoint(x: 150, y: 210))
        let resistance: CGFloat = 100 * 0.55 / 500 + 1
        let shown = (1 - 1 / resistance) * 500
        #expect(abs(scrollView.contentOffset.y + shown) <= 0.5)
        for _ in 0..<10 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 210))
        }
        finger.lift()
        #expect(scrollView.isDecelerating)
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(log.calls.suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }

    @Test func `without bouncing contents stop at their edge`() {
        setUp()
        scrollView.bounces = false
        scrollView.contentOffset.y = 50
        var least = CGFloat.infinity
        let finger = host.touch(at: CGPoint(x: 150, y: 100))
        for step in 1...20 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 100 + CGFloat(step) * 10))
            least = min(least, scrollView.contentOffset.y)
        }
        finger.lift()
        host.settle()
        #expect(least == 0)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a flick over the edge bounces back to it`() {
        setUp()
        scrollView.contentOffset.y = 1450
        let finger = host.touch(at: CGPoint(x: 150, y: 450))
        for step in 1...6 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 450 - CGFloat(step) * 10))
        }
        finger.lift()
        var most: CGFloat = 0
        for _ in 0..<120 {
            host.advance(by: 1.0 / 60)
            most = max(most, scrollView.contentOffset.y)
        }
        #expect(most > 1500)
        #expect(scrollView.contentOffset.y == 1500)
        #expect(!scrollView.isDecelerating)
    }

    @Test func `a touch stops contents that glide`() {
        setUp()
        host.touch(at: CGPoint(x: 150, y: 400)).lift()
        let finger = host.touch(at: CGPoint(x: 150, y: 400))
        for step in 1...6 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 400 - CGFloat(step) * 10))
        }
        finger.lift()
        host.advance(by: 0.1)
        let offset = scrollView.contentOffset
        host.touch(at: CGPoint(x: 150, y: 400)).lift()
        host.settle()
        #expect(scrollView.contentOffset == offset)
        #expect(log.calls.last == "didEndDecelerating")
    }

    @Test func `pages turn one at a time`() {
        setUp()
        scrollView.isPagingEnabled = true
        host.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 350), duration: 0.1, rests: false)
        #expect(scrollView.contentOffset.y == 500)
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
        #expect(scrollView.contentOffset.y == 500)
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 490))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `contents that fit do not move unless they always bounce`() {
        setUp()
        scrollView.contentSize = CGSize(width: 300, height: 100)
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        #expect(log.calls.isEmpty)
        scrollView.alwaysBounceVertical = true
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        #expect(log.calls.first == "willBeginDragging")
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `a drag across the axis is ignored`() {
        setUp()
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 130))
        #expect(log.calls.isEmpty)
    }

    @Test func `a locked drag stays on its axis`() {
        setUp()
        scrollView.contentSize = CGSize(width: 1000, height: 2000)
        scrollView.isDirectionalLockEnabled = true
        let finger = host.touch(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 152, y: 380))
        finger.move(to: CGPoint(x: 60, y: 300))
        #expect(scrollView.contentOffset.x == 0)
        #expect(scrollView.contentOffset.y > 80)
        finger.lift()
    }

    @Test func `disabled scrolling doesn't scroll`() {
        setUp()
        scrollView.isScrollEnabled = false
        host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200))
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `the inner scroll view scrolls along its axis and the outer along the other`() {
        setUp()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.contentSize = CGSize(width: 1000, height: 300)
        scrollView.addSubview(inner)
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 140))
        #expect(scrollView.contentOffset.y == 100)
        #expect(inner.contentOffset == .zero)
        scrollView.contentOffset = .zero
        host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 140, y: 150))
        #expect(inner.contentOffset.x == 100)
        #expect(scrollView.contentOffset == .zero)
    }

    // MARK: Touches in the contents

    @Test func `content receives a touch after a delay or when the touch ends`() {
        setUp()
        let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        let finger = host.touch(at: CGPoint(x: 150, y: 150))
        #expect(content.log.isEmpty)
        host.advance(by: 0.15)
        #expect(content.log == ["began"])
        finger.move(to: CGPoint(x: 150, y: 100))
        #expect(content.log == ["began", "cancelled"])
        finger.lift()
        content.log = []
        host.settle()
        host.tap(CGPoint(x: 150, y: 150))
        #expect(content.log == ["began", "ended"])
    }

    @Test func `a drag doesn't touch the content`() {
        setUp()
        let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.addSubview(content)
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100), duration: 0.1)
        #expect(content.log.isEmpty)
    }

    // MARK: Insets

    @Test func `the safe area is added along axes that scroll`() {
        setUp()
        let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 5, bottom: 34, right: 5))
        let scrollView = UIScrollView(frame: .zero)
        scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.delegate = log
        host.show(scrollView)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
        #expect(scrollView.contentOffset.y == -48)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 48, left: 7, bottom: 37, right: 9))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
        #expect(log.calls.contains("didChangeInset"))
    }

    @Test func `content doesn't receive the safe area twice`() {
        setUp()
        let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let scrollView = UIScrollView(frame: .zero)
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        scrollView.addSubview(content)
        host.show(scrollView)
        #expect(scrollView.safeAreaInsets.top == 47)
        #expect(content.safeAreaInsets == .zero)
    }

    // MARK: Indicators, refreshing, memory

    @Test func `indicators are visible only while scrolling`() {
        setUp()
        #expect(!scrollView.indicators.areShown)
        let finger = host.touch(at: CGPoint(x: 150, y: 400))
        finger.move(to: CGPoint(x: 150, y: 300))
        #expect(scrollView.indicators.areShown)
        finger.lift()
        host.settle()
        #expect(!scrollView.indicators.areShown)
    }

    @Test func `a pull refreshes`() {
        setUp()
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scrollView.refreshControl = refresh
        host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 450))
        #expect(count == 1 && refresh.isRefreshing)
        #expect(scrollView.contentOffset.y == -60)
        refresh.endRefreshing()
        host.settle()
        #expect(scrollView.contentOffset.y == 0)
        #expect(scrollView.adjustedContentInset == .zero)
    }

    @Test func `a refresh control is at the top of the visible area, and doesn't scroll content at rest`() {
        setUp()
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        host.settle()
        #expect(refresh.frame == CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: 60))
        refresh.beginRefreshing()
        host.settle()
        #expect(scrollView.contentOffset.y == 0 && refresh.frame.minY == 0)
        scrollView.contentOffset.y = -60
        host.settle()
        #expect(refresh.frame.minY == -60)
        scrollView.contentInset.top = 20
        scrollView.contentOffset.y = -80
        host.settle()
        #expect(refresh.frame.minY == -60)
    }

    @Test func `a pull that is released too early shows nothing`() {
        setUp()
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        let finger = host.touch(at: CGPoint(x: 150, y: 50))
        finger.move(to: CGPoint(x: 150, y: 65))
        finger.move(to: CGPoint(x: 150, y: 110))
        #expect(refresh.subviews.contains { $0.alpha > 0 })
        finger.lift()
        host.settle()
        #expect(!refresh.isRefreshing && refresh.subviews.allSatisfy { $0.alpha == 0 })
    }

    @Test func `scrolled views move out of the safe area`() {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let scrollView = UIScrollView(), inner = UIView(frame: CGRect(x: 0, y: 10, width: 390, height: 300))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize.height = 2000
        scrollView.addSubview(inner)
        host.show(scrollView)
        #expect(scrollView.safeAreaInsets.top == 47 && inner.safeAreaInsets.top == 37)
        scrollView.contentOffset.y = 30
        #expect(inner.safeAreaInsets.top == 47)
        scrollView.contentOffset.y = -30
        #expect(inner.safeAreaInsets.top == 7)
    }

    @Test func `a scroll view is deallocated while it moves`() {
        setUp()
        weak var gone: UIScrollView?
        do {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            inner.contentSize.height = 2000
            host.window.addSubview(inner)
            inner.refreshControl = UIRefreshControl()
            inner.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            host.advance(by: 0.1)
            inner.removeFromSuperview()
            gone = inner
        }
        #expect(gone == nil)
    }
}
