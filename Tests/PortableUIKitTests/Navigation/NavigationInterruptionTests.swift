import CollageTesting
import LayoutGeometry
import Testing

/// Events in the middle of a transition. At the end, the screen looks as if it had been shown without a transition.
@MainActor final class NavigationInterruptionTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    private lazy var host = TestHost()
    private lazy var root = RowsController("Root", button: "Sort")
    private lazy var navigation = UINavigationController(rootViewController: root)
    private var finger: TestHost.Finger?
    private var isUpright = true
    private var count = 0

    private func makeController() -> RowsController {
        count += 1
        let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .never, .always]
        return RowsController("Screen \(count)", mode: modes[count % 3], button: count % 2 == 0 ? "Share" : nil)
    }

    /// One action of the user or the program.
    private func act(_ generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1:
            navigation.pushViewController(makeController(), animated: Bool.random(using: &generator))
            return "push"
        case 2:
            navigation.popViewController(animated: Bool.random(using: &generator))
            return "pop"
        case 3:
            navigation.popToRootViewController(animated: true)
            return "pop to root"
        case 4:
            let kept = navigation.viewControllers.prefix(Int.random(in: 1...3, using: &generator))
            navigation.setViewControllers(kept + [makeController()], animated: Bool.random(using: &generator))
            return "set"
        case 5:
            isUpright.toggle()
            // Settling with the test host completes all animations.
            let size = isUpright ? Size(width: 390, height: 844) : Size(width: 844, height: 390)
            host.session.environmentDidChange(PortableUIKit.Device.environment(size: size, scale: 2))
            return "rotate"
        case 6:
            finger?.cancel()
            finger = host.touch(at: CGPoint(x: 3, y: 250))
            return "touch the edge"
        case 7, 8:
            finger?.move(to: CGPoint(x: CGFloat.random(in: 5...380, using: &generator), y: 250))
            return "move"
        case 9:
            if Bool.random(using: &generator) { finger?.lift() } else { finger?.cancel() }
            finger = nil
            return "lift"
        case 10:
            let rows = navigation.viewControllers.compactMap { $0 as? RowsController }
            let offset = CGFloat.random(in: -100...2000, using: &generator)
            rows.randomElement(using: &generator)?.scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
            return "scroll"
        default:
            host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 150), duration: 0.1, rests: false)
            return "flick"
        }
    }

    /// The contents of a new device that shows only the current screen.
    private func fresh() -> [String] {
        let other = TestHost(size: CGSize(width: isUpright ? 390 : 844, height: isUpright ? 844 : 390))
        let copies = navigation.viewControllers.map { controller -> RowsController in
            let item = controller.navigationItem
            return RowsController(
                controller.title ?? "", mode: item.largeTitleDisplayMode, button: item.rightBarButtonItem?.title)
        }
        let controller = UINavigationController(rootViewController: copies[0])
        controller.navigationBar.prefersLargeTitles = true
        controller.setViewControllers(copies, animated: false)
        other.show(controller)
        if let old = navigation.topViewController as? RowsController, let new = copies.last {
            new.scrollView.contentOffset = old.scrollView.contentOffset
        }
        other.settle()
        defer { host.settle() }
        return described(controller.view)
    }

    @Test(arguments: RandomTrials.seeds(20)) func `walks through everything at any moment`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        var log: [String] = []
        for _ in 0..<30 {
            log.append(act(&generator))
            if Bool.random(using: &generator) { host.advance(by: Double.random(in: 0...0.4, using: &generator)) }
            guard Int.random(in: 0..<5, using: &generator) == 0 else { continue }
            finger?.lift()
            finger = nil
            host.settle()
            let top = navigation.topViewController
            #expect(navigation.view.subviews[0].subviews == [top?.view].compactMap { $0 }, "seed \(seed): \(log)")
            #expect(navigation.children == navigation.viewControllers, "seed \(seed): \(log)")
            #expect(navigation.transitionCoordinator == nil, "seed \(seed): \(log)")
            let seen = described(navigation.view), expected = fresh()
            #expect(seen == expected, "seed \(seed): \(log)")
            if seen != expected { return }
        }
    }

    @Test func `a screen that is popped during a transition is removed, and nothing continues to move`() {
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        weak var gone: RowsController?
        do {
            let detail = RowsController("Apple")
            gone = detail
            navigation.pushViewController(detail, animated: true)
            host.settle()
            let finger = host.touch(at: CGPoint(x: 200, y: 700))
            for step in 1...5 {
                host.advance(by: 1.0 / 60)
                finger.move(to: CGPoint(x: 200, y: 700 - 60 * CGFloat(step)))
            }
            finger.lift()
            #expect(detail.scrollView.isDecelerating)
            navigation.popViewController(animated: true)
            host.advance(by: 0.1)
            #expect(detail.scrollView.isDecelerating)
        }
        host.settle()
        #expect(gone == nil && navigation.navigationBar.frame.height == 96)
        #expect(root.scrollView.contentOffset.y == -143)
    }
}
