import CollageTesting
import Testing

/// Calls of several controllers, in one list.
@MainActor final class CallLog {
    var calls: [String] = []

    /// Returns the calls since the previous call of this function.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that records its life cycle calls.
class LoggedController: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not used") }

    func add(_ call: String) { log.calls.append("\(name) \(call)") }

    override func loadView() {
        add("loadView")
        super.loadView()
    }
    override func viewDidLoad() { add("didLoad") }
    override func viewWillAppear(_ animated: Bool) { add("willAppear\(animated ? " animated" : "")") }
    override func viewIsAppearing(_ animated: Bool) { add("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { add("didAppear\(animated ? " animated" : "")") }
    override func viewWillDisappear(_ animated: Bool) { add("willDisappear\(animated ? " animated" : "")") }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear\(animated ? " animated" : "")") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add(parent == nil ? "willMoveToNil" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add(parent == nil ? "didMoveToNil" : "didMove")
    }
}

@MainActor final class LifeCycleTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let log = CallLog()

    private final class LayoutController: LoggedController {
        override func viewWillLayoutSubviews() { add("willLayout") }
        override func viewDidLayoutSubviews() { add("didLayout") }
    }

    @Test func `a root controller appears in order`() {
        let controller = LayoutController("a", log)
        #expect(!controller.isViewLoaded)
        host.window.rootViewController = controller
        host.window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "a loadView", "a didLoad", "a willAppear", "a isAppearing", "a willLayout", "a didLayout",
                "a didAppear",
            ])
        host.window.rootViewController = UIViewController()
        #expect(log.take() == ["a willDisappear", "a didDisappear"])
    }

    @Test func `the view fills the window and has its safe area insets`() {
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.frame == host.window.bounds)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: -50, right: 3)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 0, right: 3))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 8)
    }

    @Test(arguments: [(390, 844, 16), (430, 932, 20), (932, 430, 20), (402, 874, 16), (834, 1194, 20)])
    func `margins of root views follow the phone, not the width`(width: Int, height: Int, margin: CGFloat) {
        let host = TestHost(size: CGSize(width: width, height: height), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        #expect(controller.view.directionalLayoutMargins.leading == margin)
        #expect(controller.systemMinimumLayoutMargins.leading == margin)
        controller.view.frame.size.width = 300
        #expect(controller.view.directionalLayoutMargins.leading == margin)
    }

    @Test func `a phone in landscape orientation keeps its margins next to the safe area`() {
        let host = TestHost(size: CGSize(width: 844, height: 390))
        let controller = UIViewController()
        host.show(controller)
        let guide = controller.view.layoutMarginsGuide.layoutFrame
        #expect(guide.minX == 63 && guide.width == 718)
    }

    @Test func `a child whose view is added before appears with its parent`() {
        let parent = LoggedController("parent", log)
        let child = LoggedController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        host.show(parent)
        #expect(
            log.take() == [
                "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
                "parent didAppear", "child didAppear",
            ])
    }

    @Test func `a child that is added later appears automatically`() {
        let parent = LoggedController("parent", log)
        host.show(parent)
        _ = log.take()
        let child = LoggedController("child", log)
        parent.addChild(child)
        #expect(child.isMovingToParent)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        host.settle()
        #expect(
            log.take() == [
                "child willMove", "child loadView", "child didLoad", "child willAppear", "child didMove",
                "child isAppearing", "child didAppear",
            ])
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.take() == [
                "child willMoveToNil", "child willDisappear", "child didDisappear", "child didMoveToNil",
            ])
        #expect(child.parent == nil && parent.children.isEmpty)
    }

    @Test func `a controller can't contain itself`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                controller.addChild(controller)
            }
        }
    }

    @Test func `a child changes parents`() {
        let first = UIViewController()
        let second = UIViewController()
        let child = LoggedController("child", log)
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
        #expect(log.calls == ["child willMove", "child willMoveToNil", "child didMoveToNil", "child willMove"])
    }

    @Test func `the deprecated layout guides have the lengths of bars and edges`() {
        let controller = UIViewController()
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            header.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        host.show(UINavigationController(rootViewController: controller))
        let safeArea = controller.view.safeAreaInsets
        #expect(safeArea.top > 0 && safeArea.bottom > 0)
        #expect(controller.topLayoutGuide.length == safeArea.top)
        #expect(controller.bottomLayoutGuide.length == safeArea.bottom)
        #expect(header.frame == controller.view.bounds.inset(by: safeArea))
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    }

    @Test func `controllers are responders`() {
        let parent = UIViewController()
        let child = UIViewController()
        host.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.next === host.window)
    }

    @Test func `style overrides reach the children`() {
        let parent = UIViewController()
        let child = UIViewController()
        host.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    private final class Sizes: UIViewController {
        var log: [String] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("will \(Int(size.width)) at \(Int(view.bounds.width))")
            coordinator.animate { [weak self] _ in
                self?.log.append("beside at \(Int(self?.view.bounds.width ?? 0))")
            } completion: { [weak self] _ in
                self?.log.append("after at \(Int(self?.view.bounds.width ?? 0))")
            }
        }
    }

    @Test func `controllers are notified of another size before the change`() {
        let controller = Sizes()
        host.show(controller)
        host.change(size: CGSize(width: 844, height: 390))
        #expect(controller.log == ["will 844 at 390", "beside at 844", "after at 844"])
    }

    @Test func `a view that is never set raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Empty: UIViewController {
                    override func loadView() {}
                }
                _ = Empty().view
            }
        }
    }

    @Test func `a controller is deallocated with its view and children`() {
        weak var gone: UIViewController?
        weak var goneChild: UIViewController?
        weak var goneView: UIView?
        do {
            let controller = UIViewController()
            let child = UIViewController()
            controller.addChild(child)
            controller.view.addSubview(child.view)
            child.didMove(toParent: controller)
            _ = controller.editButtonItem
            _ = controller.navigationItem
            host.show(controller)
            (gone, goneChild, goneView) = (controller, child, controller.view)
            host.window.rootViewController = nil
        }
        #expect(gone == nil && goneChild == nil && goneView == nil)
    }
}
