import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor final class InteractivePopTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost(size: CGSize(width: 400, height: 800))
    let log = CallLog()
    lazy var root = LoggedController("root", log)
    lazy var detail = LoggedController("detail", log)
    lazy var navigation = UINavigationController(rootViewController: root)

    private lazy var delegate = NavigationLog(log)

    private func setUp() {
        host.show(navigation)
        navigation.pushViewController(detail, animated: false)
        host.settle()
        navigation.delegate = delegate
        _ = log.take()
    }

    /// A finger that starts at an edge and moves sideways, 1/60 of a second per step.
    private func swipe(from start: CGFloat, to end: CGFloat, steps: Int = 20, y: CGFloat = 400) -> TestHost.Finger {
        let finger = host.touch(at: CGPoint(x: start, y: y))
        for step in 1...steps {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(steps), y: y))
        }
        return finger
    }

    /// Lets the finger rest, so that only its position counts.
    private func rest(_ finger: TestHost.Finger, at x: CGFloat) {
        for _ in 0..<12 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: x, y: 400))
        }
    }

    @Test func `the views follow the finger and the controller is popped`() {
        setUp()
        let finger = swipe(from: 5, to: 215)
        #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
        #expect(
            log.take() == [
                "detail willMoveToNil", "detail willDisappear animated", "root willAppear animated", "willShow",
                "root isAppearing",
            ])
        // Ten points only started the gesture.
        let shown = detail.view.layer.state(at: host.now)
        #expect(shown.affineTransformToSuperlayer.tx == 200)
        #expect(root.view.layer.state(at: host.now).affineTransformToSuperlayer.tx == -60)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
        finger.move(to: CGPoint(x: 255, y: 400))
        rest(finger, at: 255)
        finger.lift()
        host.settle()
        #expect(
            log.take() == [
                "detail didDisappear animated", "root didAppear animated", "detail didMoveToNil", "didShow",
            ])
        #expect(detail.parent == nil && detail.view.window == nil && root.view.transform.isIdentity)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a finger that moves back keeps the controller`() {
        setUp()
        let finger = swipe(from: 5, to: 155)
        rest(finger, at: 155)
        _ = log.take()
        finger.lift()
        #expect(log.take() == ["root willDisappear animated", "detail willAppear animated"])
        host.settle()
        #expect(
            log.take() == [
                "root didDisappear animated", "detail isAppearing", "detail didAppear animated", "detail didMove",
            ])
        #expect(navigation.viewControllers == [root, detail] && detail.parent === navigation)
        #expect(root.view.window == nil && detail.view.frame == navigation.view.bounds)
        #expect(navigation.navigationBar.items?.count == 2)
        // And again, to the end.
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func `a flick is enough`() {
        setUp()
        swipe(from: 5, to: 85, steps: 5).lift()
        host.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func `a canceled touch keeps the controller`() {
        setUp()
        swipe(from: 5, to: 395).cancel()
        host.settle()
        #expect(navigation.viewControllers == [root, detail] && detail.view.window != nil)
    }

    @Test func `alongside animations follow the finger and are notified of the end`() {
        setUp()
        final class Fading: UIViewController {
            var log: [String] = []
            let badge = UIView()

            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate { _ in
                    self.badge.alpha = 0
                } completion: { context in
                    self.log.append("completed \(context.isCancelled)")
                    if context.isCancelled { self.badge.alpha = 1 }
                }
                transitionCoordinator?.notifyWhenInteractionChanges { context in
                    self.log.append("left \(context.isCancelled) \(context.percentComplete)")
                }
            }
        }
        let fading = Fading()
        fading.view.addSubview(fading.badge)
        navigation.setViewControllers([fading, detail], animated: false)
        let finger = swipe(from: 5, to: 115)
        #expect(fading.badge.layer.state(at: host.now).opacity == 0.75)
        rest(finger, at: 115)
        finger.lift()
        #expect(fading.log == ["left true 0.25"])
        host.settle()
        #expect(fading.log == ["left true 0.25", "completed true"])
        #expect(fading.badge.alpha == 1)
    }

    @Test func `in right-to-left layouts, the finger starts at the right`() {
        host = TestHost(size: CGSize(width: 400, height: 800), layoutDirection: .rightToLeft)
        setUp()
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers == [root, detail])
        let finger = swipe(from: 395, to: 185)
        #expect(detail.view.layer.state(at: host.now).affineTransformToSuperlayer.tx == -200)
        finger.move(to: CGPoint(x: 20, y: 400))
        finger.lift()
        host.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func `nothing is popped from elsewhere or without a back button`() {
        setUp()
        swipe(from: 60, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers.count == 2)
        detail.navigationItem.hidesBackButton = true
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers.count == 2)
        detail.navigationItem.hidesBackButton = false
        navigation.setNavigationBarHidden(true, animated: false)
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers.count == 2)
        // Removing the delegate removes its decision.
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers == [root])
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func `contents that scroll leave the edge to it`() {
        setUp()
        let scrollView = UIScrollView(frame: detail.view.bounds)
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        detail.view.addSubview(scrollView)
        host.settle()
        scrollView.contentOffset = CGPoint(x: 500, y: 500)
        // Along the edge, drags scroll.
        host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5, y: 300))
        #expect(scrollView.contentOffset.y == 590 && navigation.viewControllers.count == 2)
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(scrollView.contentOffset.x == 500 && navigation.viewControllers == [root])
    }

    @Test func `a controller that was swiped away is released`() {
        host.show(navigation)
        weak var gone: UIViewController?
        do {
            let controller = LoggedController("gone", log)
            gone = controller
            navigation.pushViewController(controller, animated: false)
        }
        swipe(from: 5, to: 395).lift()
        host.settle()
        #expect(gone == nil && navigation.viewControllers == [root])
    }

    @Test func `a navigation controller is released with its recognizer`() {
        weak var gone: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: UIViewController())
            gone = navigation
            navigation.loadViewIfNeeded()
            #expect(navigation.interactivePopGestureRecognizer?.view === navigation.view)
        }
        #expect(gone == nil)
    }
}
