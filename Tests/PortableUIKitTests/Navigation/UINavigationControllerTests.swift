import CollageTesting
import Testing

@MainActor final class UINavigationControllerTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let log = CallLog()
    lazy var root = LoggedController("root", log)
    lazy var detail = LoggedController("detail", log)
    lazy var navigation = UINavigationController(rootViewController: root)

    private func setUp() {
        host.show(navigation)
    }

    @Test func `the root appears with the navigation controller`() {
        setUp()
        #expect(
            log.take() == [
                "root willMove", "root didMove", "root loadView", "root didLoad", "root willAppear",
                "root isAppearing", "root didAppear",
            ])
        #expect(root.navigationController === navigation)
        #expect(navigation.visibleViewController === root)
    }

    @Test(arguments: [false, true])
    func `a controller that the root pushes in viewDidLoad is shown above it`(isAnimated: Bool) {
        final class Root: UIViewController {
            var pushed: (UIViewController, Bool)?
            override func viewDidLoad() {
                super.viewDidLoad()
                guard let (controller, isAnimated) = pushed else { return }
                navigationController?.pushViewController(controller, animated: isAnimated)
            }
        }
        let root = Root()
        root.pushed = (detail, isAnimated)
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        host.settle()
        #expect(navigation.viewControllers == [root, detail] && navigation.visibleViewController === detail)
        #expect(detail.view.window != nil && root.view.window == nil)
        navigation.popViewController(animated: false)
        #expect(root.view.window != nil && detail.view.window == nil)
    }

    @Test func `a push calls the delegate and the controllers in order`() {
        setUp()
        let delegate = NavigationLog(log)
        navigation.delegate = delegate
        _ = log.take()
        navigation.pushViewController(detail, animated: false)
        #expect(
            log.take() == [
                "detail willMove", "detail loadView", "detail didLoad", "root willDisappear", "detail willAppear",
                "willShow", "detail isAppearing", "root didDisappear", "detail didAppear", "detail didMove", "didShow",
            ])
        #expect(navigation.viewControllers == [root, detail])
        #expect(root.view.window == nil && detail.view.window != nil)
    }

    @Test func `a pop calls the controllers in order and releases the popped one`() {
        setUp()
        weak var gone: UIViewController?
        do {
            let controller = LoggedController("gone", log)
            gone = controller
            navigation.pushViewController(controller, animated: false)
            _ = log.take()
            #expect(navigation.popViewController(animated: false) === controller)
        }
        #expect(
            log.take() == [
                "gone willMoveToNil", "gone willDisappear", "root willAppear", "root isAppearing",
                "gone didDisappear", "root didAppear", "gone didMoveToNil",
            ])
        #expect(gone == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `an animated push advances with the clock`() {
        setUp()
        navigation.pushViewController(detail, animated: true)
        #expect(navigation.topViewController === detail)
        host.advance(by: 0.2)
        #expect(root.view.window != nil)
        host.advance(by: 0.31)
        #expect(root.view.window == nil)
        #expect(detail.view.frame == navigation.view.bounds)
        #expect(log.take().suffix(3) == ["root didDisappear animated", "detail didAppear animated", "detail didMove"])
    }

    @Test func `a push during a push is performed after it`() {
        setUp()
        let third = LoggedController("third", log)
        navigation.pushViewController(detail, animated: true)
        navigation.pushViewController(third, animated: true)
        host.settle()
        #expect(navigation.viewControllers == [root, detail, third])
        #expect(third.view.window != nil && detail.viewIfLoaded?.window == nil)
        #expect(log.take().last == "third didMove")
    }

    @Test func `pushing the same controller twice raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            }
        }
    }

    @Test func `popping to a controller outside of the stack raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UIViewController())
                    .popToViewController(UIViewController(), animated: false)
            }
        }
    }

    @Test func `the stack is replaced as a whole`() {
        setUp()
        let others = (0..<3).map { _ in UIViewController() }
        navigation.setViewControllers(others, animated: false)
        #expect(navigation.viewControllers == others && navigation.children == others)
        #expect(root.parent == nil)
        #expect(navigation.popToRootViewController(animated: false) == Array(others[1...]))
    }

    // MARK: Bar

    @Test func `the bar is part of the child's safe area`() {
        setUp()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(root.view.frame == navigation.view.bounds)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        navigation.isNavigationBarHidden = true
        host.settle()
        #expect(root.view.safeAreaInsets.top == 47)
    }

    @Test func `the child is below an opaque bar`() {
        setUp()
        navigation.navigationBar.isTranslucent = false
        host.settle()
        #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        root.extendedLayoutIncludesOpaqueBars = true
        host.settle()
        #expect(root.view.frame == navigation.view.bounds)
    }

    @Test func `a large title collapses as contents scroll`() {
        setUp()
        let scrollView = UIScrollView(frame: root.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scrollView)
        navigation.navigationBar.prefersLargeTitles = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(scrollView.adjustedContentInset.top == 143)
        #expect(scrollView.contentOffset.y == -143)
        scrollView.contentOffset.y = -120
        #expect(navigation.navigationBar.frame.height == 73)
        #expect(scrollView.contentOffset.y == -120)
        scrollView.contentOffset.y = 300
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(scrollView.adjustedContentInset.top == 91)
        scrollView.contentOffset.y = -143
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func `a drag leaves the title open or closed`() {
        setUp()
        let scrollView = UIScrollView(frame: root.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scrollView)
        navigation.navigationBar.prefersLargeTitles = true
        host.settle()
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 570))
        #expect(scrollView.contentOffset.y == -143)
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 550))
        #expect(scrollView.contentOffset.y == -91)
        #expect(navigation.navigationBar.frame.height == 44)
        host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 600))
        #expect(scrollView.contentOffset.y == -143)
    }

    @Test func `large titles follow the previous item`() {
        setUp()
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        #expect(bar.showsLargeTitle)
        navigation.pushViewController(detail, animated: false)
        #expect(bar.showsLargeTitle)
        detail.navigationItem.largeTitleDisplayMode = .never
        #expect(!bar.showsLargeTitle)
        root.navigationItem.largeTitleDisplayMode = .never
        detail.navigationItem.largeTitleDisplayMode = .always
        #expect(bar.showsLargeTitle)
    }

    @Test func `the bar is clear while contents are at its edge`() {
        setUp()
        let scrollView = UIScrollView(frame: root.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scrollView)
        host.settle()
        #expect(navigation.navigationBar.currentAppearance.backgroundEffect == nil)
        scrollView.contentOffset.y = 0
        #expect(navigation.navigationBar.currentAppearance === navigation.navigationBar.standardAppearance)
    }
}
