import CollageTesting
import DisplayList
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct AppSessionTests {
    @Test func `a frame shows the visible windows on a black screen, the frontmost last`() {
        let host = TestHost(size: CGSize(width: 320, height: 480), scale: 3)
        let back = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let hidden = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        front.windowLevel = .alert
        front.isHidden = false
        back.isHidden = false
        let frame = AppSession().renderFrame()
        #expect(frame.size == Size(width: 320, height: 480) && frame.scale == 3)
        #expect(frame.root.backgroundColor == .black)
        #expect(frame.root.children.map(\.id) == [back.layer.identity, front.layer.identity])
        withExtendedLifetime((host, hidden)) {}
    }

    @Test func `changes by a frame's callbacks are laid out and shown in the same frame`() {
        final class Recorder: UIView {
            var log: [String] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                log.append("layout")
            }
            override func draw(_ rect: CGRect) { log.append("draw") }
        }
        let host = TestHost()
        let view = Recorder()
        host.show(view)
        view.log = []
        let link = FrameLink { [weak view] _ in
            view?.log.append("callback")
            view?.setNeedsLayout()
            view?.setNeedsDisplay()
        }
        link.start()
        host.advance(by: 1.0 / 60)
        link.stop()
        #expect(view.log == ["callback", "layout", "draw"])
    }

    @Test func `frames are needed while animations run`() {
        let host = TestHost()
        let view = UIView()
        host.show(view)
        let session = AppSession()
        #expect(!session.needsFrame)
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(session.needsFrame)
        host.advance(by: 0.6)
        #expect(!session.needsFrame)
    }

    @Test func `settling lasts as long as the animations, and shows the changes made by completions`() {
        let host = TestHost()
        let view = UIView()
        host.show(view)
        let start = host.now
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0.5
        } completion: { _ in
            UIView.animate(withDuration: 0.25) { view.alpha = 1 }
        }
        host.settle()
        let duration = host.now - start
        #expect(duration >= 0.75 && duration < 0.85)
        #expect(view.layer.displayNode(at: host.now)?.opacity == 1)
        let rest = host.now
        host.settle()
        #expect(host.now == rest)
    }

    @Test func `settling ends after ten seconds of the clock if the app never settles`() {
        let host = TestHost()
        host.show(UIView())
        let start = host.now
        let link = FrameLink { _ in }
        link.start()
        host.settle()
        #expect(abs(host.now - start - 10) < 0.05 && link.isRunning)
        link.stop()
    }

    @Test func `settling doesn't wait for an endless decorative animation`() {
        let host = TestHost()
        host.show(UIView())
        let start = host.now
        let link = FrameLink(isAwaited: false) { _ in }
        link.start()
        host.settle()
        #expect(host.now == start)
    }

    @Test func `the frontmost scroll view is scrolled to its end at most`() {
        let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
        let scrollView = UIScrollView()
        host.show(scrollView)
        scrollView.contentSize = CGSize(width: 320, height: 1000)
        let session = AppSession()
        session.scrollFrontmostScrollView(toX: 0, y: 100)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
        session.scrollFrontmostScrollView(toX: 50, y: 1e9)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 520))
        session.scrollFrontmostScrollView(toX: 0, y: -100)
        #expect(scrollView.contentOffset == .zero)
    }
}
