import CollageTesting
import Testing

/// Provides a view to zoom and records the delegate calls of a scroll view. Repeated calls are recorded once.
@MainActor private final class ZoomLog: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var calls: [String] = []

    private func add(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        add("will begin \(view === self.view)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { add("did zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        add("did end \((scale * 100).rounded() / 100)")
    }
}

@MainActor final class ZoomTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
    let scrollView = UIScrollView(frame: .zero)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    private let log = ZoomLog()

    private func setUp() {
        host.show(scrollView)
        scrollView.addSubview(picture)
        scrollView.contentSize = picture.bounds.size
        scrollView.delegate = log
        log.view = picture
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
    }

    /// Two horizontally aligned fingers whose distance becomes `factor` times as large around `middle`.
    private func pinch(around middle: CGPoint, from distance: CGFloat, by factor: CGFloat) {
        let left = host.touch(at: CGPoint(x: middle.x - distance / 2, y: middle.y))
        let right = host.touch(at: CGPoint(x: middle.x + distance / 2, y: middle.y))
        for step in 1...20 {
            host.advance(by: 1.0 / 60)
            let reach = distance / 2 * (1 + (factor - 1) * CGFloat(step) / 20)
            left.move(to: CGPoint(x: middle.x - reach, y: middle.y))
            right.move(to: CGPoint(x: middle.x + reach, y: middle.y))
        }
        left.lift()
        right.lift()
    }

    // MARK: By the program

    @Test func `scaling the view scales the content and keeps the center`() {
        setUp()
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 2)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 1000))
        #expect(picture.bounds.size == CGSize(width: 300, height: 500))
        #expect(scrollView.contentSize == CGSize(width: 600, height: 1000))
        #expect(scrollView.contentOffset == CGPoint(x: 150, y: 250))
        #expect(log.calls == ["did zoom"])
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 1000, height: 1000)])
    func `contents become as large as the zoomed view`(size: CGSize) {
        setUp()
        scrollView.contentSize = size
        scrollView.zoom(to: CGRect(x: 100, y: 200, width: 75, height: 125), animated: true)
        host.settle()
        #expect(scrollView.contentSize == CGSize(width: 1200, height: 2000))
        #expect(scrollView.bounds == CGRect(x: 400, y: 800, width: 300, height: 500))
    }

    @Test func `the scale stays in its limits`() {
        setUp()
        scrollView.zoomScale = 100
        #expect(scrollView.zoomScale == 4)
        scrollView.zoomScale = 0
        #expect(scrollView.zoomScale == 0.5)
        #expect(scrollView.contentSize == CGSize(width: 150, height: 250))
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `without a view nothing is zoomed`() {
        setUp()
        log.view = nil
        scrollView.setZoomScale(2, animated: true)
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(scrollView.zoomScale == 1 && log.calls.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0]) func `limits that aren't finite are ignored`(_ limit: CGFloat) {
        setUp()
        scrollView.minimumZoomScale = limit
        scrollView.maximumZoomScale = limit
        scrollView.zoomScale = 2
        scrollView.zoomScale = limit
        #expect(scrollView.zoomScale > 0 && picture.frame.width > 0)
    }

    @Test func `zooming to a rectangle shows all of it`() {
        setUp()
        scrollView.zoom(to: CGRect(x: 150, y: 200, width: 100, height: 100), animated: false)
        #expect(scrollView.zoomScale == 3)
        #expect(scrollView.contentOffset == CGPoint(x: 450, y: 500))
        scrollView.zoom(to: CGRect(x: 290, y: 490, width: 10, height: 10), animated: false)
        #expect(scrollView.zoomScale == 4)
        #expect(scrollView.contentOffset == CGPoint(x: 900, y: 1500))
    }

    @Test func `an animated zoom has UIKit's duration`() {
        setUp()
        scrollView.setZoomScale(2, animated: true)
        #expect(scrollView.zoomScale == 1 && scrollView.isZoomAnimating && !scrollView.isZoomBouncing)
        host.advance(by: 0.15)
        #expect(scrollView.zoomScale > 1.2 && scrollView.zoomScale < 1.8)
        host.settle()
        #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 150, y: 250))
        #expect(!scrollView.isZoomAnimating)
        #expect(log.calls == ["will begin true", "did zoom", "did end 2.0"])
    }

    @Test func `stopping leaves the scale where it is`() {
        setUp()
        scrollView.setZoomScale(2, animated: true)
        host.advance(by: 0.15)
        let scale = scrollView.zoomScale
        scrollView.stopScrollingAndZooming()
        host.settle()
        #expect(scrollView.zoomScale == scale)
    }

    // MARK: By fingers

    @Test func `a pinch zooms around the fingers`() {
        setUp()
        // The first 8 points of movement only start the pinch.
        pinch(around: CGPoint(x: 100, y: 100), from: 60, by: 3)
        host.settle()
        #expect(scrollView.zoomScale > 2.3 && scrollView.zoomScale < 3)
        // The content under the fingers stays there, except for the small distance that one finger moved before the
        // other.
        let under = picture.convert(CGPoint(x: 100, y: 100), to: host.window)
        #expect(abs(under.x - 100) < 8 && abs(under.y - 100) < 0.5)
        #expect(log.calls.first == "will begin true" && log.calls.last?.hasPrefix("did end") == true)
        #expect(!scrollView.isZooming && !scrollView.isDragging)
    }

    @Test func `contents resist beyond the limits and spring back`() {
        setUp()
        scrollView.maximumZoomScale = 1.5
        pinch(around: CGPoint(x: 150, y: 250), from: 60, by: 4)
        #expect(scrollView.zoomScale > 1.5 && scrollView.zoomScale < 3 && scrollView.isZoomBouncing)
        host.settle()
        #expect(scrollView.zoomScale == 1.5 && !scrollView.isZoomBouncing)
        #expect(log.calls.last == "did end 1.5")
    }

    @Test func `contents that do not bounce stop at the limits`() {
        setUp()
        scrollView.bouncesZoom = false
        scrollView.maximumZoomScale = 1.5
        pinch(around: CGPoint(x: 150, y: 250), from: 60, by: 4)
        #expect(scrollView.zoomScale == 1.5 && !scrollView.isZoomBouncing)
    }

    @Test func `the pinch recognizer exists only if zooming is possible`() {
        setUp()
        #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
        scrollView.maximumZoomScale = 0.5
        #expect(scrollView.pinchGestureRecognizer == nil)
        pinch(around: CGPoint(x: 150, y: 250), from: 60, by: 4)
        #expect(scrollView.zoomScale == 1)
    }

    // MARK: Auto Layout

    @Test func `constraints decide the size before zooming`() {
        setUp()
        picture.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            picture.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            picture.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            picture.widthAnchor.constraint(equalToConstant: 300), picture.heightAnchor.constraint(equalToConstant: 400),
        ])
        host.settle()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 400))
        scrollView.zoomScale = 2
        scrollView.setNeedsLayout()
        host.settle()
        #expect(scrollView.contentSize == CGSize(width: 600, height: 800))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
    }

    @Test func `a zoomed scroll view is deallocated`() {
        weak var weakView: UIScrollView?
        do {
            let host = TestHost()
            let view = UIScrollView()
            weakView = view
            view.maximumZoomScale = 2
            host.show(view)
            view.addSubview(picture)
            view.delegate = log
            log.view = picture
            view.setZoomScale(2, animated: true)
            view.removeFromSuperview()
        }
        #expect(weakView == nil)
    }
}
