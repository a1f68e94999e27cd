import CollageTesting
import Testing

@MainActor final class PresentationTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let log = CallLog()
    lazy var below = LoggedController("below", log)
    lazy var above = LoggedController("above", log)

    private func setUp() {
        host.show(below)
        _ = log.take()
    }

    @Test func `a full screen presentation removes the old screen`() {
        setUp()
        above.modalPresentationStyle = .fullScreen
        var done = 0
        below.present(above, animated: false) { done += 1 }
        #expect(
            log.take() == [
                "above loadView", "above didLoad", "below willDisappear", "above willAppear", "above isAppearing",
                "above didAppear", "below didDisappear",
            ])
        #expect(done == 1)
        #expect(above.view.window === host.window && above.view.frame.size == host.window.bounds.size)
        #expect(below.presentedViewController === above && above.presentingViewController === below)
        above.dismiss(animated: false) { done += 1 }
        #expect(
            log.take() == [
                "above willDisappear", "below willAppear", "above didDisappear", "below isAppearing",
                "below didAppear",
            ])
        #expect(done == 2)
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
        #expect(above.view.window == nil && !below.view.isHidden)
    }

    @Test func `a sheet leaves the old screen where it is`() {
        setUp()
        below.present(above, animated: false)
        #expect(log.take().filter { $0.hasPrefix("below") }.isEmpty)
        #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(above.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func `an animated presentation advances with the clock`() {
        setUp()
        above.modalPresentationStyle = .fullScreen
        var done = false
        below.present(above, animated: true) { done = true }
        #expect(above.isBeingPresented && above.transitionCoordinator != nil)
        host.advance(by: 0.2)
        #expect(!done)
        host.advance(by: 0.2)
        #expect(done && !above.isBeingPresented && above.transitionCoordinator == nil)
        #expect(log.take().contains("above didAppear animated"))
    }

    @Test func `the outermost container presents`() {
        setUp()
        let child = UIViewController()
        below.addChild(child)
        below.view.addSubview(child.view)
        child.present(above, animated: false)
        #expect(above.presentingViewController === below)
        #expect(child.presentedViewController === above)
        child.dismiss(animated: false)
        #expect(below.presentedViewController == nil)
    }

    @Test func `a second presentation is rejected and logged`() {
        setUp()
        below.present(above, animated: false)
        let messages = Diagnostics.capture {
            below.present(UIViewController(), animated: false)
        }
        #expect(messages.count == 1 && messages[0].contains("already presenting"))
    }

    @Test func `a controller that isn't in a window can't present`() {
        setUp()
        let messages = Diagnostics.capture {
            UIViewController().present(above, animated: false)
        }
        #expect(messages.count == 1 && messages[0].contains("not in the window hierarchy"))
    }

    @Test func `dismissing also dismisses everything above`() {
        setUp()
        let top = UIViewController()
        below.present(above, animated: false)
        above.present(top, animated: false)
        below.dismiss(animated: false)
        #expect(below.presentedViewController == nil && above.presentedViewController == nil)
        #expect(top.viewIfLoaded?.window == nil)
    }

    @Test func `a dismissed controller is released`() {
        setUp()
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            gone = controller
            below.present(controller, animated: true)
            host.settle()
            controller.dismiss(animated: true)
            host.settle()
        }
        #expect(gone == nil)
    }
}
